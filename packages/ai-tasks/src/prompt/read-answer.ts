import { type JsonValue, readJson, utf8Length } from "@plumbline/model-core";
import { AI_TASK_LIMITS } from "../limits.js";
import type { CheckedAnswer } from "../tasks/checked-answer.js";

const { answerBytes, answerLevels } = AI_TASK_LIMITS;

/**
 * Reads the JSON of an answer from its raw text (docs/reference/ai.md#answers). Where a provider was given no schema, the
 * text may stand around the object.
 */
export function readAnswer(
  text: string,
  { isLoose }: { readonly isLoose: boolean },
): CheckedAnswer<JsonValue> {
  if (utf8Length(text) > answerBytes) {
    return wrong(`is larger than ${answerBytes} bytes`);
  }
  const json = readJson(isLoose ? objectIn(text) : text, { maxDepth: answerLevels });
  if (!json.ok) {
    return wrong("is no JSON object");
  }
  const odd = json.value.oddities.find(({ kind }) => kind !== "nul");
  return odd === undefined
    ? { ok: true, value: json.value.value }
    : wrong(`has a ${odd.kind.replaceAll("-", " ")}`);
}

function wrong(message: string): CheckedAnswer<never> {
  return { ok: false, errors: [{ pointer: "", message }] };
}

/** From the first brace to the one that closes it; braces in strings are none. */
function objectIn(text: string): string {
  const start = Math.max(0, text.indexOf("{"));
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (inString && character === "\\") {
      at += 1;
    } else if (character === '"') {
      inString = !inString;
    } else if (!inString) {
      depth += Number(character === "{") - Number(character === "}");
      if (depth === 0) {
        return text.slice(start, at + 1);
      }
    }
  }
  return text.slice(start);
}
