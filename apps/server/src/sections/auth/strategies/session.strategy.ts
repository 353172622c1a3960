import { Injectable } from "@nestjs/common";
import { PassportStrategy } from "@nestjs/passport";
import type { Request } from "express";
import type { Identity } from "../../../platform/access/authenticator.js";
import { RequestStrategy } from "../../../platform/access/request-strategy.js";
import { SessionsService } from "../sessions/sessions.service.js";

/** Passport strategy `session`: the cookie of a browser. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, "session") {
  constructor(private readonly sessions: SessionsService) {
    super();
  }

  validate(request: Request): Promise<Identity | null> {
    const { res: response } = request;
    if (response === undefined) {
      throw new Error("A request without its answer");
    }
    return this.sessions.identityOf({ request, response });
  }
}
