import type { SchemaPart } from "@plumbline/model-core/declaring";

/** The JSON Schema of every answer: an envelope around `data`. It is sent with every tool, so it is short. */
export const OUTPUT_SCHEMA: SchemaPart = {
  type: "object",
  properties: { data: { type: "object" }, truth: { type: "string" } },
  required: ["projectId", "truth", "truthNote", "data", "nextCursor", "notice"],
};
