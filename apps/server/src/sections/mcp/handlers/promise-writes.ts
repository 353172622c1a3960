import type { Guid } from "@plumbline/model-core";
import type { ToolCall, ToolFinding } from "../tools/handled-tool.js";
import { parsed } from "./parsed.js";

/** A call about one promise. */
export type OfPromise = Omit<ToolCall, "own"> & { readonly own: { readonly promiseId: Guid } };

/** A write to a promise; tools name no version, as an HTTP request without `If-Match` does. */
export function writeOf({ caller, own, body }: OfPromise) {
  return { caller, promiseId: own.promiseId, ifMatch: null, bytes: body };
}

/** A promise as tools answer it: what is in force and the draft, no older revisions. */
export function promiseFound({ bytes }: { readonly bytes: Uint8Array }): ToolFinding {
  const { revisions: _, ...promise } = parsed(bytes) as { readonly revisions?: unknown };
  return { data: { promise } };
}
