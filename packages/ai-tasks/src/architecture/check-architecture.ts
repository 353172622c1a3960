import type { JsonValue } from "@plumbline/model-core";
import type { AnswerError, CheckedAnswer } from "../tasks/checked-answer.js";
import { readOutput } from "../tasks/read-output.js";
import { ARCHITECTURE_OUTPUT, type ArchitectureOutput } from "./architecture-output.js";
import { cyclesOfItems } from "./cycles-of-items.js";
import { errorsOfItem } from "./errors-of-item.js";
import { NamedThings, type NamesOfArchitecture } from "./named-things.js";
import { repeatedThings } from "./repeated-things.js";

/** Reads an architecture by its declaration; what it names is not looked up. */
export function readArchitecture(value: JsonValue): CheckedAnswer<ArchitectureOutput> {
  return readOutput(ARCHITECTURE_OUTPUT, value);
}

/**
 * Everything that is wrong with an architecture beside its shape (docs/reference/ai.md#the-architecture): aliases that are
 * unknown, repeated or of another kind, properties that an item of the kind has not, needs or cannot change, and items
 * that need each other in a circle.
 */
export function errorsOfArchitecture(
  output: ArchitectureOutput,
  names: NamesOfArchitecture,
): readonly AnswerError[] {
  const things = new NamedThings(output, names);
  const empty = output.items.length === 0 ? [{ pointer: "/items", message: "must not be empty" }] : [];
  return [
    ...empty,
    ...repeatedThings(output, things),
    ...output.items.flatMap((item, index) => errorsOfItem(item, `/items/${index}`, things)),
    ...cyclesOfItems(output.items, things),
    ...output.questions.flatMap(({ about }, index) =>
      about.flatMap((alias, at) => unknownAlias(alias, `/questions/${index}/about/${at}`, things)),
    ),
  ];
}

function unknownAlias(alias: string, pointer: string, things: NamedThings): readonly AnswerError[] {
  return things.of(alias) === undefined ? [{ pointer, message: "is no alias that is known" }] : [];
}

/**
 * Checks the answer of an AI, which knows the parts by the aliases of the prompt and has none of its own
 * (docs/reference/ai.md#the-architecture).
 */
export function checkArchitectureAnswer(
  value: JsonValue,
  names: NamesOfArchitecture,
): CheckedAnswer<ArchitectureOutput> {
  const read = readArchitecture(value);
  if (!read.ok) {
    return read;
  }
  const refs =
    read.value.refs.length === 0
      ? []
      : [{ pointer: "/refs", message: "must be empty: the parts have aliases" }];
  const errors = [...refs, ...errorsOfArchitecture(read.value, names)];
  return errors.length > 0 ? { ok: false, errors } : read;
}
