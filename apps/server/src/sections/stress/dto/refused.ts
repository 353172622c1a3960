import { REFUSAL_CODES } from "@plumbline/stress-engine";

const TEXT_OR_NULL = { type: ["string", "null"] as never } as const;
const TEXT = { type: "string" } as const;

/** See docs/reference/stress-runs.md#refusals. */
export const STRESS_REFUSED = {
  status: 422,
  description: "The run cannot start, with every reason; nothing is kept",
  content: {
    "application/problem+json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Problem" },
          {
            type: "object",
            required: ["reasons"],
            properties: {
              reasons: {
                type: "array",
                items: {
                  type: "object",
                  required: ["code", "targetId", "stepId", "message"],
                  properties: {
                    code: { ...TEXT, enum: [...REFUSAL_CODES] },
                    targetId: TEXT_OR_NULL,
                    stepId: TEXT_OR_NULL,
                    message: TEXT,
                  },
                },
              },
            },
          },
        ],
      },
    },
  },
};
