import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { payloadTooLarge } from "../errors/api-error.js";
import { BODY_RULE, type BodyRule } from "./body.decorator.js";

/** Refuses a body that says it is too large, before anything else is asked and before it is read. */
@Injectable()
export class BodySizeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const rule = this.reflector.get<BodyRule | undefined>(BODY_RULE, context.getHandler());
    const stated = context.switchToHttp().getRequest<Request>().headers["content-length"];
    if (rule !== undefined && Number(stated ?? 0) > rule.limit) {
      throw payloadTooLarge(rule.limit, rule.tooLarge);
    }
    return true;
  }
}
