import type { AiReason } from "@plumbline/ai-tasks";
import { memberOf } from "./member-of.js";

/** What is sent beside the words, as vendors name it in a refusal. */
const PARAMETERS: ReadonlySet<unknown> = new Set([
  "max_tokens",
  "max_output_tokens",
  "temperature",
  "response_format",
  "text.format",
]);

/** Some pass on the words of a vendor alone: the one that it names has to take the place of the one that was sent. */
const OTHER_NAME = /\bmax_completion_tokens\b/;

/** Whether a refusal of this protocol names a part of the request that a model or an endpoint does not take. */
export function refusedParameter(body: unknown): AiReason | null {
  const error = memberOf(body, "error");
  const message = memberOf(error, "message");
  const isNamed =
    PARAMETERS.has(memberOf(error, "param")) || (typeof message === "string" && OTHER_NAME.test(message));
  return isNamed ? "provider-parameter-refused" : null;
}
