import { Controller, Get, Param, Res } from "@nestjs/common";
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { notFound } from "../../platform/errors/api-error.js";
import { ApiProblem } from "../../platform/openapi/problem-responses.js";
import { readPageFiles } from "./page-files.js";
import { PageHeaders } from "./page-headers.js";

const HTML = { content: { "text/html": { schema: { type: "string" as const } } } };
const FILE = {
  content: {
    "text/css": { schema: { type: "string" as const } },
    "text/javascript": { schema: { type: "string" as const } },
  },
};

/** Small pages for people, until there is a client for the web (docs/reference/sign-in.md#pages). */
@ApiTags("pages")
@Controller()
export class PagesController {
  private readonly files = readPageFiles();

  @Get("device")
  @Access({ open: true })
  @PageHeaders()
  @ApiOperation({ operationId: "readDevicePage", summary: "Where a person lets a device in" })
  @ApiOkResponse({ ...HTML, description: "The page" })
  device(@Res() response: Response): void {
    this.send("device.html", response);
  }

  @Get("reset")
  @Access({ open: true })
  @PageHeaders()
  @ApiOperation({ operationId: "readResetPage", summary: "Where a link to a new password leads" })
  @ApiOkResponse({ ...HTML, description: "The page" })
  reset(@Res() response: Response): void {
    this.send("reset.html", response);
  }

  @Get("invitation")
  @Access({ open: true })
  @PageHeaders()
  @ApiOperation({ operationId: "readInvitationPage", summary: "Where an invitation leads" })
  @ApiOkResponse({ ...HTML, description: "The page" })
  invitation(@Res() response: Response): void {
    this.send("invitation.html", response);
  }

  @Get("pages/:file")
  @Access({ open: true })
  @PageHeaders()
  @ApiParam({
    name: "file",
    description: "Name of the file",
    example: "page.css",
    schema: { type: "string" },
  })
  @ApiOperation({ operationId: "readPageFile", summary: "Script or style of a page" })
  @ApiOkResponse({ ...FILE, description: "The file" })
  @ApiProblem(404, "There is no such file")
  file(@Param("file") name: string, @Res() response: Response): void {
    if (name.endsWith(".html")) {
      throw notFound();
    }
    this.send(name, response);
  }

  private send(name: string, response: Response): void {
    const file = this.files.get(name);
    if (file === undefined) {
      throw notFound();
    }
    response.setHeader("Content-Type", file.type);
    response.send(file.text);
  }
}
