import { applyDecorators } from "@nestjs/common";
import { ApiHeader } from "@nestjs/swagger";
import { ApiProblem } from "../../../platform/openapi/problem-responses.js";

/** What a save of settings is sent with. */
export interface SentSettings {
  readonly ifMatch: string | undefined;
  readonly body: Uint8Array;
}

const PATTERN = '^"(0|[1-9][0-9]*)"$';

/** The header that the answer of versioned settings carries. */
export const VERSION_HEADER = {
  ETag: { description: "The version in quotes", schema: { type: "string", pattern: PATTERN } },
} as const;

/** What a save of versioned settings takes and refuses (docs/reference/settings.md#saving-settings). */
export function ApiVersionedSave(): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: "If-Match",
      required: true,
      description: "The version that was read, in quotes",
      schema: { type: "string", pattern: PATTERN },
    }),
    ApiProblem(428, "If-Match is missing"),
  );
}
