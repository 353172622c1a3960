import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from "@nestjs/common";
import { Reflector } from "@nestjs/core";
import { decodeUtf8, type JsonOddity, readJson } from "@plumbline/model-core";
import type { Request } from "express";
import type { Observable } from "rxjs";
import { ApiError, invalidBody, payloadTooLarge, validationError } from "../errors/api-error.js";
import { BODY_RULE, type BodyRule, type RequestWithDocument } from "./body.decorator.js";
import { readBody, TOO_LARGE } from "./read-body.js";

const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;
const MAX_DEPTH_OF_A_REQUEST = 16;

/** Reads the body of a route that takes one, after the caller was let through. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<BodyRule | undefined>(BODY_RULE, context.getHandler());
    if (rule === undefined) return next.handle();
    const request = context.switchToHttp().getRequest<RequestWithDocument>();
    if (rule.anyContentType === undefined) refuseOtherTypes(request);
    const bytes = await readBody(request, rule.limit);
    if (bytes === TOO_LARGE) throw payloadTooLarge(rule.limit, rule.tooLarge);
    if (rule.kind === "document") request.document = bytes;
    else request.body = parseSmall(bytes);
    return next.handle();
  }
}

function refuseOtherTypes(request: Request): void {
  const { "content-type": type, "content-encoding": encoding } = request.headers;
  const isPlain = encoding === undefined || encoding.toLowerCase() === "identity";
  if (isPlain && (type === undefined || JSON_TYPE.test(type))) return;
  throw new ApiError({
    status: 415,
    type: "unsupported_media_type",
    title: "Send the body as application/json, without a content encoding",
  });
}

function parseSmall(bytes: Uint8Array): unknown {
  const text = decodeUtf8(bytes);
  if (!text.ok) throw invalidBody([text.refusal]);
  const read = readJson(text.value, { maxDepth: MAX_DEPTH_OF_A_REQUEST });
  if (!read.ok) throw invalidBody([read.refusal]);
  refuseOddities(read.value.oddities);
  return read.value.value;
}

/** A number of many digits is no harm in a small request; U+0000 is a character that no text of one may hold. */
function refuseOddities(oddities: readonly JsonOddity[]): void {
  const issues = oddities
    .filter(({ kind }) => kind !== "number-too-long")
    .map(({ path, kind }) => ({ kind, field: path, message: `has a ${kind.replaceAll("-", " ")}` }));
  const unreadable = issues.filter(({ kind }) => kind !== "nul");
  if (unreadable.length > 0) throw invalidBody(unreadable.map(({ field, message }) => ({ field, message })));
  if (issues.length > 0)
    throw validationError(issues.map(({ field }) => ({ field, message: "must not hold U+0000" })));
}
