import { describe } from "@jest/globals";
import { type ImportPlan, type Model, planImport, readModelDocument } from "../../src/index.js";
import { aModel } from "../../src/testing/a-model.js";
import { PROJECT, planOf, STREAM, written } from "../../src/testing/an-import.js";
import type { Corpus, RefusalInput, SpelledInput } from "../../src/testing/refusals/corpus.js";
import type { RawPath } from "../../src/testing/refusals/edit-raw.js";
import { faultsOfText } from "../../src/testing/refusals/faults-of-text.js";
import { type Fault, fault } from "../../src/testing/refusals/faults-of-value.js";
import { hashOfValue } from "../../src/testing/refusals/hash-of-value.js";
import {
  faultsOf,
  inputsOfBase,
  inputWith,
  keysReversed,
  severalAtOnce,
} from "../../src/testing/refusals/make-inputs.js";
import { refusedOutcome } from "../../src/testing/refusals/outcome-of.js";
import { type CorpusInputs, replayCorpus } from "../../src/testing/refusals/replay-corpus.js";
import { FULL_DOCUMENT } from "./full-facts.js";
import { RULES_OF_FACTS } from "./rules-of-facts.js";
import { yamlInputs } from "./yaml-inputs.js";

const READING_LEVELS = 512;
const IDS = { projectId: PROJECT, modelStreamId: STREAM, modelVersion: 7, schemaOwners: new Map() };
const NOTHING = aModel().model;

describe("the refusals of model documents", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

/** A document that is read is also imported: into nothing, or into a model that holds the full document. */
function judge({ base, bytes, format }: SpelledInput, bases: Corpus["bases"]): object {
  const read = readModelDocument(bytes, format);
  if (!read.ok) {
    return refusedOutcome(read.refusal);
  }
  const present = base === "present" ? modelOf(bases["full"]) : NOTHING;
  const plan = planImport({ document: read.value, present, ...IDS });
  return { hash: hashOfValue(read.value), import: importOutcome(plan) };
}

function modelOf(document: unknown): Model {
  return written(NOTHING, planOf(document).changes);
}

function importOutcome(plan: ImportPlan): unknown {
  return plan.refusal === null ? "taken" : refusedOutcome(plan.refusal);
}

function makeInputs(): CorpusInputs {
  const bases = { full: FULL_DOCUMENT, reversed: keysReversed(FULL_DOCUMENT), present: FULL_DOCUMENT };
  const full = { base: "full", document: FULL_DOCUMENT, rules: RULES_OF_FACTS, isThorough };
  const cases = [
    ...inputsOfBase(full),
    ...severalAtOnce({ ...full, base: "reversed", document: bases.reversed }),
    ...inputsOfPresent(),
    ...[...faultsOfText(READING_LEVELS), ...manyIssues()].map((one) => inputWith("full", [one])),
    ...["ff", "7b22c3227d", "efbbbf7b7d", "7b7d00", "edbfbf"].map(bytesInput),
    ...yamlInputs(full),
  ];
  return { bases, cases };
}

/**
 * The facts that come first in their lists are the full ones. What all kinds carry is walked whole in elements; the
 * corpus of bodies walks it in every kind.
 */
function isThorough([list, place, field, ...inner]: RawPath): boolean {
  const isFirst = place !== undefined && place !== 0 ? typeof place === "string" : true;
  return isFirst && inner.every((key) => key !== 1) && (list === "elements" || !isInStanding(field, inner));
}

function isInStanding(field: string | number | undefined, inner: RawPath): boolean {
  return (field === "provenance" || field === "stale") && inner.length > 0;
}

/** What an import may not change of what is there. */
function inputsOfPresent(): readonly RefusalInput[] {
  const fixed = ["id", "kind", "fromId", "toId"];
  const faults = faultsOf({
    base: "present",
    document: FULL_DOCUMENT,
    rules: RULES_OF_FACTS,
    isThorough,
  });
  const ofFixed = faults.filter(({ path }) => fixed.includes(String(path[2])));
  return [inputWith("present", []), ...ofFixed.map((one) => inputWith("present", [one]))];
}

/** Documents with about as many issues as a refusal lists. */
function manyIssues(): readonly Fault[] {
  const wrong = [99, 100, 101].flatMap((count) =>
    ["7", "null", "{}"].map((entry) =>
      fault(["elements"], `${count} x ${entry}`, ["put", ["elements"], ["[", [entry, count, ","], "]"]]),
    ),
  );
  const inTwoLists = ["elements", "bindings"].flatMap((list) =>
    fault([list], "60 x 7", ["put", [list], ["[", ["7", 60, ","], "]"]]),
  );
  const edits = inTwoLists.flatMap((one) => one.edits);
  return [...wrong, { name: "60 x 7 in two lists", path: [], edits }];
}

function bytesInput(bytes: string): RefusalInput {
  return { name: `bytes ${bytes}`, base: "full", edits: [["put", [], bytes]], format: "hex" };
}
