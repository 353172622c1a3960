import { Controller, Get, Header, Res } from "@nestjs/common";
import { ApiOperation, ApiProduces, ApiTags } from "@nestjs/swagger";
import type { Response } from "express";
import { Access } from "../../platform/access/access.decorator.js";
import { DatabaseProbe } from "../../platform/database/database-probe.js";
import { Lifecycle } from "../../platform/lifecycle/lifecycle.js";

/** Spec 3, section 4.6. The body is the status word alone. */
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
  @ApiProduces("text/plain")
  whole(@Res() response: Response): Promise<void> {
    return this.answer(response);
  }

  @Get("ready")
  @Access({ open: true })
  @ApiOperation({ operationId: "getReadiness", summary: "The service can take requests" })
  @ApiProduces("text/plain")
  ready(@Res() response: Response): Promise<void> {
    return this.answer(response);
  }

  @Get("live")
  @Access({ open: true })
  @ApiOperation({ operationId: "getLiveness", summary: "The process answers" })
  @ApiProduces("text/plain")
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
