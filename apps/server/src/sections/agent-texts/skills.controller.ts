import { Controller, Get, Header, Param, Req } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import { SKILLS, skillFile, skillIndex } from "@plumbline/agent-tools";
import type { Request } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { ApiText } from "./api-text.decorator.js";
import { DescribedServices } from "./described-services.js";
import { SkillsResponse } from "./dto/skills.response.js";
import { skillNamed } from "./skill-named.js";

/** See docs/reference/tools.md#skills. */
@ApiTags("agents")
@Controller("skills")
export class SkillsController {
  constructor(private readonly services: DescribedServices) {}

  @Get()
  @Access({ open: true })
  @Header("Cache-Control", "no-store")
  @ApiOperation({ operationId: "listSkills", summary: "What a coding agent is taught to do here" })
  @ApiOkResponse({ type: SkillsResponse })
  @ApiProblem(400, "The host name cannot stand in an address (invalid_host)")
  list(@Req() request: Request): SkillsResponse {
    return { skills: skillIndex(this.services.of(request)) };
  }

  @Get(":name/SKILL.md")
  @Access({ open: true })
  @Header("Content-Type", "text/markdown; charset=utf-8")
  @Header("Cache-Control", "no-store")
  @ApiParam({ name: "name", description: "Name of the skill", example: SKILLS[0]?.name })
  @ApiOperation({ operationId: "readSkill", summary: "Ready instructions for a coding agent" })
  @ApiText("text/markdown", "Markdown with front matter: name and description")
  @ApiProblem(404, "There is no such skill; the nearest one is named")
  read(@Param("name") name: string, @Req() request: Request): string {
    return skillFile(skillNamed(name), this.services.of(request));
  }
}
