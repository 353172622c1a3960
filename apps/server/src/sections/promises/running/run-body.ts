import type { Result } from "@plumbline/model-core";
import {
  type PromiseBodyRefusal,
  type RunRequest,
  readRunRequest,
  type StoredPromise,
} from "@plumbline/promise-core";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { kindOf } from "./chosen-obligation.js";

/** Reads the body that runs an obligation: what fits its kind depends on the revision, which the body names. */
export function readRunBody(
  promise: StoredPromise,
  key: string,
  bytes: Uint8Array,
): Result<RunRequest, PromiseBodyRefusal> {
  const readAs = (kind: string) => readBodyText(bytes, (text) => readRunRequest(text, kind));
  const named = readAs("");
  return readAs(kindOf(promise, key, named.ok ? named.value.revision : null) ?? "");
}
