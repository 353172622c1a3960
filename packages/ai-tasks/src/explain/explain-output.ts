import type { JsonValue } from "@plumbline/model-core";
import { list, object, type ReadOf, text } from "@plumbline/model-core/declaring";
import { EXPLAIN_LIMITS } from "../limits.js";
import { statement } from "../outputs/output-values.js";
import type { CheckedAnswer } from "../tasks/checked-answer.js";
import type { OutputDeclaration } from "../tasks/output-declaration.js";
import { outputSchemas } from "../tasks/output-schemas.js";
import { readOutput } from "../tasks/read-output.js";

const { paragraphs, paragraphCharacters, cites } = EXPLAIN_LIMITS;

/** An explanation as a model gives it. */
export const EXPLAIN_OUTPUT = object({
  paragraphs: list(
    object({
      text: statement(paragraphCharacters, "One paragraph of plain text, without aliases"),
      cites: list(text({ about: "The alias of a part that the paragraph rests on" }), { most: cites }),
    }),
    { most: paragraphs },
  ),
});
export type ExplainOutput = ReadOf<typeof EXPLAIN_OUTPUT>;

/** Whoever changes a word of these raises the version. */
const INSTRUCTIONS = `Explain what the block "target" names, to somebody who knows software and not this design. Answer the question of the request where there is one; else say what it is, what it depends on, and what is not known.

Give a few short paragraphs of plain text. Each says only what the data says and cites, by their aliases, the parts that it rests on; in the text itself call parts by their names. Say where the data is in doubt: a part with the label "inferred" or "unknown", or that is stale, is not known to be so. What the data does not say is not known: say so.`;

/** What is asked for of an explanation. */
export const EXPLAIN_TASK: OutputDeclaration = {
  task: "explain",
  name: "explanation",
  promptVersion: "prompt/explain/1",
  maxOutputTokens: 2_000,
  ...outputSchemas(EXPLAIN_OUTPUT),
  instructions: INSTRUCTIONS,
};

/** Reads an explanation; one that says nothing is none. */
export function checkExplanation(value: JsonValue): CheckedAnswer<ExplainOutput> {
  const read = readOutput(EXPLAIN_OUTPUT, value);
  return read.ok && read.value.paragraphs.length === 0
    ? { ok: false, errors: [{ pointer: "/paragraphs", message: "must not be empty" }] }
    : read;
}
