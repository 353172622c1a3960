import { Controller, Get, Header, Res } from "@nestjs/common";
import { ApiOperation, ApiResponse, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { DatabaseProbe } from "../../platform/database/database-probe.js";
import { Lifecycle } from "../../platform/lifecycle/lifecycle.js";

/** The body is the status word alone (docs/reference/running.md#health). */
@ApiTags("health")
@Controller("health")
export class HealthController {
  constructor(
    private readonly database: DatabaseProbe,
    private readonly lifecycle: Lifecycle,
  ) {}

  @Get()
  @Access({ open: true })
  @ApiOperation({ operationId: "getHealth", summary: "The service reaches its database" })
  @ApiStatusWord(200, "Healthy")
  @ApiStatusWord(503, "Unhealthy")
  whole(@Res() response: Response): Promise<void> {
    return this.answer(response);
  }

  @Get("ready")
  @Access({ open: true })
  @ApiOperation({ operationId: "getReadiness", summary: "The service can take requests" })
  @ApiStatusWord(200, "Healthy")
  @ApiStatusWord(503, "Unhealthy")
  ready(@Res() response: Response): Promise<void> {
    return this.answer(response);
  }

  @Get("live")
  @Access({ open: true })
  @ApiOperation({ operationId: "getLiveness", summary: "The process answers" })
  @ApiStatusWord(200, "Healthy")
  @Header("Content-Type", "text/plain; charset=utf-8")
  @Header("Cache-Control", "no-store")
  live(): string {
    return "Healthy";
  }

  private async answer(response: Response): Promise<void> {
    const healthy = !this.lifecycle.isStopping && (await this.database.answers());
    response
      .status(healthy ? 200 : 503)
      .set("Cache-Control", "no-store")
      .type("text/plain")
      .send(healthy ? "Healthy" : "Unhealthy");
  }
}

function ApiStatusWord(status: number, word: "Healthy" | "Unhealthy"): MethodDecorator {
  const content = { "text/plain": { schema: { type: "string", enum: [word] } } };
  return ApiResponse({ status, description: `The word ${word}`, content });
}
