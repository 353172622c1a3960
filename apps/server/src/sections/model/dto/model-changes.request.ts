import { CHANGE_OF_BODY, CHANGE_REQUEST, FACT_KINDS } from "@plumbline/model-core";
import type { SchemaPart } from "@plumbline/model-core/declaring";
import { declared, refined } from "../../../platform/openapi/declared.js";
import { FACT_BODIES } from "./facts.js";

declared("ModelChangeRequest", CHANGE_OF_BODY, "sent");
refined("ModelChangeRequest", (refer) => ({
  oneOf: [
    ...FACT_KINDS.map((kind) => ({
      type: "object",
      properties: { ...head("put", [kind]), value: refer(FACT_BODIES[kind].name) },
      required: ["op", "kind", "id", "value"],
    })),
    { type: "object", properties: head("delete", FACT_KINDS), required: ["op", "kind", "id"] },
  ],
}));

function head(op: string, kinds: readonly string[]): Record<string, SchemaPart> {
  return {
    op: { type: "string", enum: [op] },
    kind: { type: "string", enum: [...kinds] },
    id: { type: "string", format: "uuid" },
  };
}

/** The body of a batch (docs/reference/streams.md#a-batch-of-changes). */
export const ModelChangesRequest = declared("ModelChangesRequest", CHANGE_REQUEST, "sent");
