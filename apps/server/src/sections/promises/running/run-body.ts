import type { Result } from "@plumbline/model-core";
import {
  type PromiseBodyRefusal,
  type RunRequest,
  readRunRequest,
  type StoredPromise,
} from "@plumbline/promise-core";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { kindOf } from "./chosen-obligation.js";

/** Reads the body that runs an obligation of whatever kind. */
export function readAnyRunBody(bytes: Uint8Array): Result<RunRequest, PromiseBodyRefusal> {
  return readAs(bytes, "");
}

/** Reads it for an obligation: what fits its kind depends on the revision, which the body names. */
export function readRunBody(
  promise: StoredPromise,
  key: string,
  bytes: Uint8Array,
  named = readAnyRunBody(bytes),
): Result<RunRequest, PromiseBodyRefusal> {
  return readAs(bytes, kindOf(promise, key, named.ok ? named.value.revision : null) ?? "");
}

function readAs(bytes: Uint8Array, kind: string): Result<RunRequest, PromiseBodyRefusal> {
  return readBodyText(bytes, (text) => readRunRequest(text, kind));
}
