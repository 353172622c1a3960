import { describe } from "@jest/globals";
import { parseChangeRequest, parseChanges, readJson } from "../../src/index.js";
import type { Corpus, SpelledInput } from "../../src/testing/refusals/corpus.js";
import type { RawPath } from "../../src/testing/refusals/edit-raw.js";
import { faultsOfText } from "../../src/testing/refusals/faults-of-text.js";
import { type Fault, fault } from "../../src/testing/refusals/faults-of-value.js";
import { hashOfValue } from "../../src/testing/refusals/hash-of-value.js";
import { inputsOfBase, inputWith } from "../../src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../src/testing/refusals/outcome-of.js";
import { type CorpusInputs, replayCorpus } from "../../src/testing/refusals/replay-corpus.js";
import { outcomeOfEdit } from "./edit-of-full-model.js";
import { FULL_DOCUMENT, FULL_FACTS, IDS, OWNER } from "./full-facts.js";
import { RULES_OF_FACTS } from "./rules-of-facts.js";

const READING_LEVELS = 512;

const REQUEST = {
  branchId: "3aaaaaaa-0000-4000-8000-000000000001",
  expectedVersion: 7,
  changes: [
    { op: "put", kind: "element", id: IDS.element, value: { ...FULL_FACTS.element, ownerId: OWNER } },
    { op: "delete", kind: "binding", id: IDS.binding },
    ...(["relationship", "message", "schema", "operation", "channel", "subscription"] as const).map(
      (kind) => ({ op: "put", kind, id: IDS[kind], value: FULL_FACTS[kind] }),
    ),
  ],
};

const RULES = {
  ...RULES_OF_FACTS,
  expectedVersion: { from: 0 },
  changes: { entries: [5_000, '{"op":"delete","kind":"element","id":"00000000-0000-4000-8000-{n}"}'] },
  op: { texts: ['"delete"', '"put"', '"Put"'] },
  kind: { texts: Object.keys(FULL_FACTS).map((kind) => JSON.stringify(kind)) },
} as const;

describe("the refusals of a batch of changes", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

/** A batch that is read is also planned on a model; `changes` tells where the changes alone read otherwise. */
function judge({ text }: SpelledInput, bases: Corpus["bases"]): object {
  const json = readJson(text);
  if (!json.ok) {
    return { unreadable: json.refusal };
  }
  const { value, oddities } = json.value;
  const [request, changes] = [parseChangeRequest(value, oddities), parseChanges(value, oddities)];
  if (request.ok) {
    return { hash: hashOfValue(request.value), edit: outcomeOfEdit(bases["present"], request.value.changes) };
  }
  const outcome = refusedOutcome(request.refusal);
  const alone = changes.ok ? hashOfValue(changes.value) : refusedOutcome(changes.refusal);
  return JSON.stringify(alone) === JSON.stringify(outcome) ? outcome : { ...outcome, changes: alone };
}

function makeInputs(): CorpusInputs {
  const cases = [
    ...inputsOfBase({ base: "request", document: REQUEST, rules: RULES, isThorough }),
    ...[...faultsOfText(READING_LEVELS), ...manyIssues()].map((one) => inputWith("request", [one])),
  ];
  return { bases: { request: REQUEST, present: FULL_DOCUMENT }, cases };
}

/** What a fact may hold is the corpus of bodies. */
function isThorough(path: RawPath): boolean {
  return path.length < 4;
}

/** Batches with about as many issues as a refusal lists, of their shape and of unknown words. */
function manyIssues(): readonly Fault[] {
  const unknown = '{"op":"move","kind":"planet","id":"00000000-0000-4000-8000-{n}"}';
  return [49, 50, 51, 100, 101].flatMap((count) =>
    ["7", "null", unknown].map((entry) =>
      fault(["changes"], `${count} x ${entry}`, ["put", ["changes"], ["[", [entry, count, ","], "]"]]),
    ),
  );
}
