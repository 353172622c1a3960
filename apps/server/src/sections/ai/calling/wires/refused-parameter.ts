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

/** That there is too much of something is no matter of what a model takes. */
const TOO_MUCH = /too (?:large|long|many)|context length|at most/i;

/** Whether a refusal of this protocol names a part of the request that a model or an endpoint does not take. */
export function refusedParameter(body: unknown): AiReason | null {
  const error = memberOf(body, "error");
  const message = memberOf(error, "message");
  const words = typeof message === "string" ? message : "";
  const isNamed = PARAMETERS.has(memberOf(error, "param")) || OTHER_NAME.test(words);
  return isNamed && !TOO_MUCH.test(words) ? "provider-parameter-refused" : null;
}
