import type { Schemas } from "@plumbline/api-client";

export type FoundKind = Schemas["FoundResponse"]["kind"];

/** What the search finds, in the order in which a list offers it. */
export const FOUND_KINDS = [
  "element",
  "relationship",
  "operation",
  "message",
  "channel",
  "subscription",
  "binding",
  "schema",
  "scenario",
  "promise",
  "decision",
  "question",
] as const satisfies readonly FoundKind[];
