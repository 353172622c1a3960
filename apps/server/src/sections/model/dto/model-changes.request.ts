import { CHANGE_OF_BODY, CHANGE_REQUEST, FACT_KINDS } from "@plumbline/model-core";
import { declared, refined } from "../../../platform/openapi/declared.js";
import { FACT_BODIES } from "./facts.js";

declared("ModelChangeRequest", CHANGE_OF_BODY, "sent");
refined("ModelChangeRequest", (refer) => ({
  oneOf: [
    ...FACT_KINDS.map((kind) => ({
      properties: { op: { enum: ["put"] }, kind: { enum: [kind] }, value: refer(FACT_BODIES[kind].name) },
      required: ["value"],
    })),
    { properties: { op: { enum: ["delete"] } } },
  ],
}));

/** The body of a batch (docs/reference/streams.md#a-batch-of-changes). */
export const ModelChangesRequest = declared("ModelChangesRequest", CHANGE_REQUEST, "sent");
