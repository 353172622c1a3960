import { type CanActivate, type ExecutionContext, Inject, Injectable } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import type { Request } from "express";
import type { GuardedRequest } from "../access/access.decorator.js";
import { AccessGuard } from "../access/access.guard.js";
import { AUTHENTICATOR, type Authenticator } from "../access/authenticator.js";
import { actorOf } from "../access/principal.js";
import { ApiError, payloadTooLarge, requestTooSlow } from "../errors/api-error.js";
import { BODY_RULE, type BodyRule, isZip, limitsOf, type RequestWithDocument } from "./body.decorator.js";
import { HeldBodies } from "./held-bodies.js";
import { readBody, TOO_LARGE, TOO_SLOW } from "./read-body.js";
import { readSmallJson } from "./read-small-json.js";

/** Milliseconds after which who sends a body is looked at again: a session or a token may have ended meanwhile. */
const LATE_MS = 1_000;

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/**
 * Reads the body of a route that takes one, after the caller was let through. It is the last of the guards: with one interceptor
 * for all routes, each request would go through the streams that Nest makes for interceptors.
 */
@Injectable()
export class BodyGuard implements CanActivate {
  private readonly documents = new HeldBodies();
  private readonly access: AccessGuard;

  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) authenticator: Authenticator,
  ) {
    this.access = new AccessGuard(reflector, authenticator);
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const rule = this.reflector.get<BodyRule | undefined>(BODY_RULE, context.getHandler());
    return rule === undefined || this.read(context, rule);
  }

  private async read(context: ExecutionContext, rule: BodyRule): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<RequestWithDocument>();
    if (rule.anyContentType === undefined) {
      refuseOtherTypes(request, rule);
    }
    const { limit, tooLarge } = limitsOf(rule, request.headers["content-type"]);
    const hold =
      rule.kind === "document" ? this.documents.hold(callerOf(request), http.getResponse()) : undefined;
    const began = performance.now();
    const bytes = await readBody(request, limit, hold);
    if (bytes === TOO_LARGE) {
      throw payloadTooLarge(limit, tooLarge);
    }
    if (bytes === TOO_SLOW) {
      throw requestTooSlow();
    }
    if (performance.now() - began > LATE_MS) {
      await this.access.again(context);
    }
    if (rule.kind === "document") {
      request.document = bytes;
    } else {
      request.body = rule.optional && bytes.byteLength === 0 ? {} : readSmallJson(bytes);
    }
    return true;
  }
}

/** Who shares the room for documents: a person, or a token. */
function callerOf({ caller }: GuardedRequest): string {
  return caller === undefined ? "nobody" : actorOf(caller);
}

function refuseOtherTypes(request: Request, { archive }: BodyRule): void {
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  const isPlain = encoding === undefined || encoding.toLowerCase() === "identity";
  const isTaken = type === undefined || JSON_TYPE.test(type) || (archive !== undefined && isZip(type));
  if (isPlain && isTaken) {
    return;
  }
  const types = archive === undefined ? "application/json" : "application/json or application/zip";
  throw new ApiError({
    status: 415,
    type: "unsupported_media_type",
    title: `Send the body as ${types}, without a content encoding`,
  });
}
