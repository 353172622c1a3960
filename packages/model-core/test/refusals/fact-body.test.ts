import { describe } from "@jest/globals";
import { type FactKind, type Guid, type ModelChange, parseFactBody, readJson } from "../../src/index.js";
import type { Corpus, SpelledInput } from "../../src/testing/refusals/corpus.js";
import { faultsOfText } from "../../src/testing/refusals/faults-of-text.js";
import { hashOfValue } from "../../src/testing/refusals/hash-of-value.js";
import { inputsOfBase, inputWith } from "../../src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../src/testing/refusals/outcome-of.js";
import { type CorpusInputs, replayCorpus } from "../../src/testing/refusals/replay-corpus.js";
import { outcomeOfEdit } from "./edit-of-full-model.js";
import { FULL_DOCUMENT, FULL_FACTS, OWNER } from "./full-facts.js";
import { LABELS_OF_KIND, RULES_OF_FACTS } from "./rules-of-facts.js";

const READING_LEVELS = 512;
const SEVERAL = [
  [2, 40],
  [3, 30],
  [6, 5],
] as const;

describe("the refusals of the body of a fact", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

/** A fact that is read is also put into a model that holds it. */
function judge({ base, text }: SpelledInput, bases: Corpus["bases"]): object {
  const json = readJson(text);
  if (!json.ok) {
    return { unreadable: json.refusal };
  }
  const kind = base as FactKind;
  const id = FULL_FACTS[kind].id as Guid;
  const read = parseFactBody(kind, id, json.value.value, json.value.oddities);
  if (!read.ok) {
    return refusedOutcome(read.refusal);
  }
  const change = { op: "put", kind, id, value: read.value } as unknown as ModelChange;
  return { hash: hashOfValue(read.value), edit: outcomeOfEdit(bases["present"], [change], { single: true }) };
}

function makeInputs(): CorpusInputs {
  const bodies = { ...FULL_FACTS, element: { ...FULL_FACTS.element, ownerId: OWNER } };
  const cases = Object.entries(bodies).flatMap(([kind, document]) =>
    inputsOfBase({
      base: kind,
      document,
      rules: { ...RULES_OF_FACTS, ...LABELS_OF_KIND[kind] },
      several: SEVERAL,
    }),
  );
  const texts = faultsOfText(READING_LEVELS).map((one) => inputWith("schema", [one]));
  return { bases: { ...bodies, present: FULL_DOCUMENT }, cases: [...cases, ...texts] };
}
