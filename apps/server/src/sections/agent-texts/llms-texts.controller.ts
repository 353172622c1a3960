import { Controller, Get, Header, Req } from "@nestjs/common";
import { ApiOperation, ApiTags } from "@nestjs/swagger";
import { llmsFullTxt, llmsTxt } from "@plumbline/agent-tools";
import type { Request } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { ApiText } from "./api-text.decorator.js";
import { DescribedServices } from "./described-services.js";

/** See docs/reference/tools.md#texts. */
@ApiTags("agents")
@Controller()
export class LlmsTextsController {
  constructor(private readonly services: DescribedServices) {}

  @Get("llms.txt")
  @Access({ open: true })
  @Header("Content-Type", "text/plain; charset=utf-8")
  @Header("Cache-Control", "no-store")
  @ApiOperation({
    operationId: "getLlmsText",
    summary: "What the service offers to a coding agent, in links",
  })
  @ApiText("text/plain", "Markdown, as the llms.txt convention has it")
  links(@Req() request: Request): string {
    return llmsTxt(this.services.of(request));
  }

  @Get("llms-full.txt")
  @Access({ open: true })
  @Header("Content-Type", "text/plain; charset=utf-8")
  @Header("Cache-Control", "no-store")
  @ApiOperation({
    operationId: "getLlmsFullText",
    summary: "All that a coding agent needs to know, in one file",
  })
  @ApiText("text/plain", "Markdown: every tool, how answers are read, limits, resources, skills")
  whole(@Req() request: Request): string {
    return llmsFullTxt(this.services.of(request));
  }
}
