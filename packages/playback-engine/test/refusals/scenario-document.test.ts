import { describe } from "@jest/globals";
import type { RefusalInput, SpelledInput } from "../../../model-core/src/testing/refusals/corpus.js";
import type { RawPath } from "../../../model-core/src/testing/refusals/edit-raw.js";
import type { RulesOfFields } from "../../../model-core/src/testing/refusals/faults-of-field.js";
import { faultsOfText } from "../../../model-core/src/testing/refusals/faults-of-text.js";
import { type Fault, fault } from "../../../model-core/src/testing/refusals/faults-of-value.js";
import { hashOfValue } from "../../../model-core/src/testing/refusals/hash-of-value.js";
import {
  inputsOfBase,
  inputWith,
  keysReversed,
  severalAtOnce,
} from "../../../model-core/src/testing/refusals/make-inputs.js";
import { refusedOutcome, spelledIssues } from "../../../model-core/src/testing/refusals/outcome-of.js";
import type { CorpusInputs } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import type { TextRecipe } from "../../../model-core/src/testing/refusals/text-recipe.js";
import { checkSaveLimits, readScenarioDocument, storedScenario } from "../../src/index.js";
import { FULL_SCENARIO } from "./full-scenario.js";

/** A document that is read is also judged by the save limits and stored. */
function judge({ text }: SpelledInput): object {
  const read = readScenarioDocument(text);
  if (!read.ok) {
    return refusedOutcome(read.refusal);
  }
  const { document, oddities } = read.value;
  const stored = storedScenario(document);
  return {
    hash: hashOfValue(read.value),
    save: spelledIssues(checkSaveLimits(document, oddities)),
    stored: stored.refusal ?? hashOfValue(stored.text),
  };
}

const REFERENCE = { texts: ['"not-a-guid"', '"\\u0085"', '"\\ud800"'] };
const RULES: RulesOfFields = {
  name: { characters: 200 },
  id: { characters: 100 },
  whenStep: { characters: 100 },
  step: { characters: 100 },
  dataset: { characters: 200 },
  routingKey: { characters: 200 },
  trace: { characters: 2_000 },
  from: REFERENCE,
  store: REFERENCE,
  failFirst: { from: 0 },
  expected: { from: 0, texts: ['"Failed"', '"succeeded"'] },
  type: {
    texts: [
      '"call"',
      '"publish"',
      '"write"',
      '"parallel"',
      '"branch"',
      '"Call"',
      '"outcome"',
      '"event-count"',
    ],
  },
  kind: { texts: ['"Outage"', '"error"', '"Published"'] },
  is: { texts: ['"Failed"', '"Skipped"'] },
  steps: { entries: [499, '{"type":"write","id":"{n}"}'] },
  branches: { entries: [480, "[]"] },
};

const HEADERS: RawPath = ["steps", 1, "headers"];
const HANDLERS: RawPath = ["steps", 1, "handlers"];

describe("the refusals of scenario documents", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

function makeInputs(): CorpusInputs {
  const bases = { full: FULL_SCENARIO, reversed: keysReversed(FULL_SCENARIO) };
  const full = { base: "full", document: FULL_SCENARIO, rules: RULES };
  const cases = [
    ...inputsOfBase({ ...full, isThorough }),
    ...severalAtOnce({ ...full, base: "reversed", document: bases.reversed, isThorough }),
    ...withFaults([
      ...faultsOfText(512),
      ...faultsOfMaps(),
      ...faultsOfPayloads(),
      ...deepLists(),
      ...manyIssues(),
    ]),
  ];
  return { bases, cases };
}

/** Steps inside steps are read as those of the first list are. */
function isThorough(path: RawPath): boolean {
  return path.filter((key) => typeof key === "number").length < 2 || typeof path.at(-1) === "number";
}

function withFaults(faults: readonly Fault[]): readonly RefusalInput[] {
  return faults.map((one) => inputWith("full", [one]));
}

/** Keys of headers and handlers, which are values themselves. */
function faultsOfMaps(): readonly Fault[] {
  const keys = [
    '""',
    '" "',
    '"a\\u0001"',
    '"\\ud800"',
    '"a\\u0000"',
    '"not-a-guid"',
    '"ABCDEF00-0000-4000-8000-000000000000"',
  ];
  const subscription = '"0ABCDEF0-0000-4000-8000-000000000007"';
  const long = (count: number): string => `"${"k".repeat(count)}"`;
  return [
    ...[...keys, long(200), long(201)].map((key) =>
      fault(HEADERS, `with ${key}`, ["add", HEADERS, key, '"1"']),
    ),
    ...[...keys, subscription].map((key) => fault(HANDLERS, `with ${key}`, ["add", HANDLERS, key, "[]"])),
    ...[50, 51].map((count) => put(HEADERS, `${count} headers`, ["{", ['"{n}":""', count, ","], "}"])),
  ];
}

function put(path: RawPath, name: string, text: TextRecipe): Fault {
  return fault(path, name, ["put", path, text]);
}

/** The limits of a payload: bytes, levels, texts, numbers. */
function faultsOfPayloads(): readonly Fault[] {
  const texts: readonly (readonly [string, TextRecipe])[] = [
    ...[65_534, 65_535].map((count) => [`${count} x`, ['"', ["x", count], '"']] as const),
    ...[32_767, 32_768].map((count) => [`${count} x é`, ['"', ["é", count], '"']] as const),
    ...[32, 33, 64, 65].map(
      (count) =>
        [
          `${count} levels`,
          [
            ["[", count],
            ["]", count],
          ],
        ] as const,
    ),
    ["oddities", '{"a":["\\u0000","\\ud800",1e999,-1e999],"\\u0000":1,"\\udc00":2}'],
    ["a number of 40 characters", [["1", 40]]],
    ["a fraction of 41 characters", ["0.", ["1", 39]]],
    ["a repeated key deep inside", '{"a":[{"b":{"c":1,"c":2}}]}'],
    ["odd keys", '{"__proto__":1,"constructor":{"a b":"\\u0000"},"":1e999}'],
  ];
  const payloads: readonly RawPath[] = [
    ["steps", 0, "request"],
    ["steps", 0, "response"],
    ["steps", 1, "payload"],
    ["steps", 2, "change"],
  ];
  return payloads.flatMap((path) => texts.map(([name, text]) => put(path, name, text)));
}

/** Lists of steps in one another, by each field that holds one. */
function deepLists(): readonly Fault[] {
  const steps: readonly (readonly [string, string, string])[] = [
    ["then", '[{"type":"call","then":', "}]"],
    ["onError", '[{"type":"call","onError":', "}]"],
    ["else", '[{"type":"branch","else":', "}]"],
    ["branches", '[{"type":"parallel","branches":[', "]}]"],
    ["handlers", '[{"type":"publish","handlers":{"a":', "}}]"],
  ];
  return steps.flatMap(([name, open, close]) =>
    [23, 24, 25].map((levels) =>
      put(["steps"], `${levels} levels of ${name}`, [[open, levels], '[{"type":"write"}]', [close, levels]]),
    ),
  );
}

/** Documents with about as many issues as a refusal lists. */
function manyIssues(): readonly Fault[] {
  const entries = ["7", '{"type":"write","id":7}', '{"type":"write","id":"\\u0007"}', "null"];
  return [99, 100, 101].flatMap((count) =>
    entries.map((entry) => put(["steps"], `${count} x ${entry}`, ["[", [entry, count, ","], "]"])),
  );
}
