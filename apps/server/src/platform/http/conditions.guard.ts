import { type CanActivate, type ExecutionContext, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import { validationError } from "../errors/api-error.js";
import { type Parameter, STATED_ON_HANDLER } from "../request/query-parameters.js";

const CONDITIONS = ["If-Match", "If-None-Match"] as const;
const READS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Refuses a condition of a write whose route does not look at it (docs/reference/conventions.md#versions-and-entity-tags). */
@Injectable()
export class ConditionsGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<Request>();
    const sent = READS.includes(method)
      ? []
      : CONDITIONS.filter((name) => headers[name.toLowerCase()] !== undefined);
    if (sent.length === 0) {
      return true;
    }
    const stated =
      this.reflector.get<readonly Parameter[] | undefined>(STATED_ON_HANDLER, context.getHandler()) ?? [];
    const passedOver = sent.filter(
      (name) => !stated.some((one) => one.in === "header" && one.name === name) && !holdsAnyway(method, name),
    );
    if (passedOver.length > 0) {
      throw validationError(
        passedOver.map((field) => ({ field, message: "is not a condition of this request" })),
      );
    }
    return true;
  }
}

/** A `POST` of such a route reads, or makes what is not there yet: no state of a thing can keep it from that. */
function holdsAnyway(method: string, name: (typeof CONDITIONS)[number]): boolean {
  return method === "POST" && name === "If-None-Match";
}
