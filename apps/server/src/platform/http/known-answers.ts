import type { NestExpressApplication } from "@nestjs/platform-express";
import type { Request } from "express";
import { isKnownTo } from "./send-bytes.js";

/**
 * Answers 304 by entity tags alone. Express asks `request.fresh`, which is false where the request says
 * `Cache-Control: no-cache`: a word to caches on the way, which every `fetch` of a browser or of Node says as soon as it is given
 * an `If-None-Match`, so that none of them would ever be answered 304.
 */
export function answerKnownByTag(app: NestExpressApplication): void {
  const express: { readonly request: object } = app.getHttpAdapter().getInstance();
  Object.defineProperty(express.request, "fresh", {
    configurable: true,
    get(this: Request): boolean {
      return isFresh(this);
    },
  });
}

function isFresh(request: Request): boolean {
  const { res } = request;
  const tag = res?.getHeader("ETag");
  return res?.statusCode === 200 && typeof tag === "string" && isKnownTo(request, tag);
}
