import type { IncomingHttpHeaders } from "node:http";
import type { Guid } from "@plumbline/model-core";
import type { ProjectCaller } from "../../platform/access/principal.js";
import { validationError } from "../../platform/errors/api-error.js";
import { preconditionsOf, writtenStateOf } from "../../platform/http/preconditions.js";
import type { PromiseWrite } from "./writing/move-promise.js";

const HASH_TAG = /^"([0-9a-f]{64})"$/;

/** A write to a promise that is there: `If-Match` names the content hash of the revision that was read. */
export function promiseWriteOf(
  caller: ProjectCaller,
  promiseId: Guid,
  headers: IncomingHttpHeaders,
): PromiseWrite {
  const ifMatch = writtenStateOf(preconditionsOf(headers), "the promise");
  return { caller, promiseId, ifMatch: ifMatch?.map(hashOf) ?? null };
}

function hashOf(tag: string): string {
  const hash = HASH_TAG.exec(tag)?.[1];
  if (hash === undefined) {
    const message = "must be the content hash of the newest revision in quotes, or *";
    throw validationError([{ field: "If-Match", message }]);
  }
  return hash;
}
