import { readFileSync, writeFileSync } from "node:fs";
import type { Corpus } from "./corpus.js";

/** The golden file of a test: `test/refusals/view.test.ts` replays `golden/refusals/view.json`. */
export function corpusFileOf(testFile: string): URL {
  const name = /([^/]+)\.test\.ts$/.exec(testFile)?.[1];
  return new URL(`../../golden/refusals/${name}.json`, testFile);
}

/** The cases that a file holds. */
export function readCorpus(file: URL): Corpus {
  return JSON.parse(readFileSync(file, "utf8")) as Corpus;
}

/** Writes cases one a line, so that a difference can be read. */
export function writeCorpus(file: URL, { bases, cases }: Corpus): void {
  const documents = Object.entries(bases).map(
    ([name, base]) => `${JSON.stringify(name)}:${JSON.stringify(base)}`,
  );
  const lines = cases.map((one) => JSON.stringify(one));
  writeFileSync(file, `{"bases":{\n${documents.join(",\n")}\n},"cases":[\n${lines.join(",\n")}\n]}\n`);
}
