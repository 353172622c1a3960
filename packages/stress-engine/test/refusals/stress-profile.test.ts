import { describe } from "@jest/globals";
import type { SpelledInput } from "../../../model-core/src/testing/refusals/corpus.js";
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
import { refusedOutcome } from "../../../model-core/src/testing/refusals/outcome-of.js";
import type { CorpusInputs } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import type { TextRecipe } from "../../../model-core/src/testing/refusals/text-recipe.js";
import { readStressProfile } from "../../src/index.js";
import { FULL_PROFILE } from "./full-profile.js";

const READING_LEVELS = 16;
const MILLISECONDS = { from: 0, to: 3_600_000, texts: ["0.123456", "0.1234567"] };
const ID = '"00000000-0000-4000-8000-{n}"';

const RULES: RulesOfFields = {
  name: { characters: 200 },
  seed: { characters: 100 },
  stepId: { characters: 100, texts: ['"other"'] },
  process: { texts: ['"constant"', '"Poisson"'] },
  ratePerSecond: { from: 0, to: 100_000 },
  durationSeconds: { from: 1, to: 3_600, texts: ["10", "11"] },
  warmUpSeconds: { from: 0, to: 99 },
  fromSecond: { from: 0, to: 3_600, texts: ["30"] },
  instances: { from: 1, to: 1_000, texts: ["25000", "25001"] },
  concurrency: { from: 1, to: 10_000 },
  queueLimit: { from: 0, to: 1_000_000 },
  backlogLimit: { from: 0, to: 1_000_000 },
  hold: { texts: ['"call"', '"Work"'] },
  overflow: { texts: ['"dead-letter"', '"Drop"'] },
  jitter: { texts: ['"none"', '"Full"'] },
  "outages[].kind": { texts: ['"Outage"', '"Timeout"', '"error"'] },
  "distribution.kind": {
    texts: ['"constant"', '"exponential"', '"uniform"', '"erlang"', '"lognormal"', '"empirical"', '"Erlang"'],
  },
  errorRate: { from: 0, to: 1 },
  thenProbability: { from: 0, to: 1 },
  share: { from: 0, to: 1 },
  k: { from: 1, to: 100 },
  percentile: { from: 0, to: 100 },
  maxAttempts: { from: 1, to: 10 },
  backoffFactor: { from: 1, to: 10 },
  valueMs: MILLISECONDS,
  meanMs: MILLISECONDS,
  minMs: { ...MILLISECONDS, texts: ["3", "3.5"] },
  maxMs: MILLISECONDS,
  medianMs: { ...MILLISECONDS, texts: ["9", "9.5"] },
  p95Ms: MILLISECONDS,
  deliveryDelayMs: MILLISECONDS,
  timeoutMs: MILLISECONDS,
  backoffMs: MILLISECONDS,
  maxBackoffMs: MILLISECONDS,
  fromMs: { ...MILLISECONDS, texts: ["9", "10"] },
  toMs: { ...MILLISECONDS, texts: ["10", "11"] },
  stages: { entries: [50, '{"fromSecond":1,"ratePerSecond":1}'] },
  points: { entries: [100, '{"percentile":0,"valueMs":1}'] },
  branches: { entries: [5_000, '{"stepId":"{n}","thenProbability":0}'] },
  overrides: { entries: [5_000, `{"targetId":${ID}}`] },
  resources: { entries: [5_000, "7"] },
  serviceTimes: { entries: [5_000, "7"] },
  subscriptions: { entries: [5_000, "7"] },
  outages: { entries: [5_000, `{"targetId":${ID},"kind":"Error","fromMs":0,"toMs":1}`] },
  targetId: {
    texts: [0, 1, 20, 21, 40, 41].map((number) => ID.replace("{n}", `${number}`.padStart(12, "0"))),
  },
};

describe("the refusals of stress profiles", () => {
  replayCorpus(import.meta.url, judge, makeInputs);
});

function judge({ text }: SpelledInput): object {
  const read = readStressProfile(text);
  return read.ok ? { hash: hashOfValue(read.value) } : refusedOutcome(read.refusal);
}

function makeInputs(): CorpusInputs {
  const bases = { full: FULL_PROFILE, reversed: keysReversed(FULL_PROFILE) };
  const full = { base: "full", document: FULL_PROFILE, rules: RULES };
  const more = [...faultsOfText(READING_LEVELS), ...faultsOfLists(), ...manyIssues()];
  const cases = [
    ...inputsOfBase({ ...full, isThorough }),
    ...severalAtOnce({ ...full, base: "reversed", document: bases.reversed, isThorough }),
    ...more.map((one) => inputWith("full", [one])),
  ];
  return { bases, cases };
}

/** Of each list the first entry; of the service times, which have a distribution of each kind, all. */
function isThorough(path: RawPath): boolean {
  return path[0] === "serviceTimes"
    ? path[2] === "distribution" || path[1] === 0
    : !path.some((key) => Number(key) > 0);
}

/** Rules over several entries of a list, and over several fields of one. */
function faultsOfLists(): readonly Fault[] {
  const points: RawPath = ["serviceTimes", 5, "distribution", "points"];
  const point = (percentile: number, valueMs: number): string => JSON.stringify({ percentile, valueMs });
  const lists = [
    [point(0, 1)],
    [point(0, 1), point(99, 2)],
    [point(1, 1), point(100, 2)],
    [point(0, 2), point(100, 1)],
    [point(0, 1), point(50, 1), point(50, 1), point(100, 1)],
    [point(0, 1), point(60, 1), point(40, 3), point(30, 2), point(100, 1)],
  ];
  const outage = (from: number, to: number): string =>
    JSON.stringify({ targetId: FULL_PROFILE.outages[0]?.targetId, kind: "Error", fromMs: from, toMs: to });
  const outages = [
    [outage(0, 10), outage(9, 20)],
    [outage(9, 20), outage(0, 10)],
    [outage(0, 100), outage(10, 20), outage(30, 40)],
    [outage(0, 10), outage(0, 10)],
  ];
  const servers = [10, 11].map((instances) =>
    put(
      ["resources", 0],
      `${instances} x 10000 servers`,
      JSON.stringify({ ...FULL_PROFILE.resources[0], instances, concurrency: 10_000 }),
    ),
  );
  return [
    ...servers,
    ...lists.map((entries) => putList(points, entries)),
    ...outages.map((entries) => putList(["outages"], entries)),
  ];
}

function putList(path: RawPath, entries: readonly string[]): Fault {
  return put(path, entries.join(), `[${entries.join()}]`);
}

function put(path: RawPath, name: string, text: TextRecipe): Fault {
  return fault(path, name, ["put", path, text]);
}

/** Profiles with about as many issues as a refusal lists, of their shape and of their rules. */
function manyIssues(): readonly Fault[] {
  const entries = ["7", '{"stepId":"","thenProbability":0}', '{"stepId":"a","thenProbability":2,"x":1}'];
  return [49, 50, 51, 99, 100, 101].flatMap((count) =>
    entries.map((entry) => put(["branches"], `${count} x ${entry}`, ["[", [entry, count, ","], "]"])),
  );
}
