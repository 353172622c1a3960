import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { payloadTooLarge } from "../errors/api-error.js";
import type { ErrorType } from "../errors/error-types.js";
import { BODY_RULE, type BodyRule, limitsOf } from "./body.decorator.js";

/** Refuses a body that says it is too large, before anything else is asked and before it is read. */
@Injectable()
export class BodySizeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.get<BodyRule | undefined>(BODY_RULE, context.getHandler());
    const { headers } = context.switchToHttp().getRequest<Request>();
    if (rule !== undefined) {
      const { limit, tooLarge } = limitsOf(rule, headers["content-type"]);
      refuseOver(limit, Number(headers["content-length"] ?? 0), tooLarge);
    }
    return true;
  }
}

function refuseOver(limit: number, stated: number, tooLarge: ErrorType | undefined): void {
  if (stated > limit) {
    throw payloadTooLarge(limit, tooLarge);
  }
}
