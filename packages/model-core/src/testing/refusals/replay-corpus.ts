import { expect, it } from "@jest/globals";
import { goldenNames } from "../golden/golden-names.js";
import { updatesGolden, updatesGoldenInputs } from "../golden/updates-golden.js";
import {
  type Corpus,
  type RefusalCase,
  type RefusalInput,
  type SpelledInput,
  spelledInput,
} from "./corpus.js";
import { corpusFileOf, readCorpus, writeCorpus } from "./corpus-file.js";
import { fieldOfPath, valuesOf } from "./paths-of.js";
import { rawOf } from "./raw-document.js";

/** What a reader makes of an input, as a value that JSON can hold. */
export type Judge = (input: SpelledInput, bases: Corpus["bases"]) => unknown;

/** The base documents of a reader and what is made of them. */
export interface CorpusInputs {
  readonly bases: Corpus["bases"];
  readonly cases: readonly RefusalInput[];
}

/** Which inputs are tried: every one, or every so many, where the tests run once for each of thousands of mutants. */
const EVERY = Number(process.env["PLUMBLINE_CORPUS_EVERY"] ?? 1);

/** Differences that a failing test shows. */
const SHOWN = 20;

/**
 * The tests of a golden file of refusals, which has the name of the test file: each input has the outcome of the
 * file, and no value of a base document is without inputs. `makeInputs` is asked only when inputs are written anew.
 */
export function replayCorpus(testFile: string, judge: Judge, makeInputs: () => CorpusInputs): void {
  const file = corpusFileOf(testFile);
  if (updatesGolden()) {
    writeCorpus(file, judged(updatesGoldenInputs() ? makeInputs() : readCorpus(file), judge));
  }
  const corpus = readCorpus(file);

  it("gives each input the outcome of its golden file", () => {
    expect(differences(corpus, judge)).toEqual([]);
  });

  it("has inputs for every value of its base documents, and a name for each", () => {
    expect(new Set(corpus.cases.map(keyOf)).size).toBe(corpus.cases.length);
    expect(untouchedFields(corpus)).toEqual([]);
  });

  it("is read, as every golden file of refusals", () => {
    const tests = goldenNames(new URL(".", testFile)).filter((name) => name.endsWith(".test.ts"));
    expect(goldenNames(new URL(".", file))).toEqual(tests.map((name) => name.replace(".test.ts", ".json")));
  });
}

function judged({ bases, cases }: CorpusInputs, judge: Judge): Corpus {
  const outcomeOf = outcomesOn(bases, judge);
  return { bases, cases: cases.map((input) => ({ ...input, outcome: outcomeOf(input) })) };
}

function outcomesOn(bases: Corpus["bases"], judge: Judge): (input: RefusalInput) => unknown {
  const spelled = new Map(Object.entries(bases).map(([name, base]) => [name, rawOf(base)]));
  return (input) => {
    const base = spelled.get(input.base);
    return base === undefined ? "no such base" : judge(spelledInput(base, input), bases);
  };
}

/** The first inputs that have another outcome. */
function differences({ bases, cases }: Corpus, judge: Judge): readonly object[] {
  const outcomeOf = outcomesOn(bases, judge);
  const found: object[] = [];
  for (const [place, input] of cases.entries()) {
    const outcome = place % EVERY === 0 ? outcomeOf(input) : input.outcome;
    if (JSON.stringify(outcome) !== JSON.stringify(input.outcome)) {
      found.push({ name: input.name, expected: input.outcome, found: outcome });
    }
    if (found.length === SHOWN) {
      break;
    }
  }
  return found;
}

function untouchedFields({ bases, cases }: Corpus): readonly string[] {
  const touched = new Set(
    cases.flatMap(({ edits }: RefusalCase) => edits.map(([, path]) => fieldOfPath(path))),
  );
  const edited = new Set(cases.map(({ base }) => base));
  const fields = [...edited].flatMap((base) => valuesOf(bases[base]).map(([path]) => fieldOfPath(path)));
  return [...new Set(fields)].filter((field) => !touched.has(field));
}

function keyOf({ base, format, name }: RefusalInput): string {
  return `${base} ${format} ${name}`;
}
