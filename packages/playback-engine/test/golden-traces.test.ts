import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import { canonicalJson, sha256Hex } from "@plumbline/model-core";
import { ENGINE_VERSION } from "../src/engine-version.js";
import { EVENT_KINDS } from "../src/result/run-result.js";
import { writeRunResult } from "../src/result/write-run-result.js";
import { runScenario } from "../src/run-scenario.js";
import { goldenDetails } from "../src/testing/golden-details.js";
import { goldenRules } from "../src/testing/golden-rules.js";
import { ReferencePlayback } from "../src/testing/reference-playback.js";

/** Set only with a new engine version: then the files are written anew. */
const WRITES = process.env["WRITE_GOLDEN"] === "1";
const CASES = [...goldenRules(), ...goldenDetails()];

describe("the golden traces", () => {
  it("hold every kind of event", () => {
    const kinds = CASES.flatMap((one) =>
      runScenario({ ...one, modelVersion: 1 }).events.map(({ kind }) => kind),
    );
    expect([...new Set(kinds)].sort()).toEqual([...EVENT_KINDS].sort());
  });

  it("are all named in PLAYBACK.md, and it names no other", () => {
    const text = readFileSync(new URL("../PLAYBACK.md", import.meta.url), "utf8");
    const named = [...text.matchAll(/`((?:rule|detail)-[a-z0-9-]+)`/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(CASES.map(({ name }) => name).sort());
  });
});

describe(`traces of engine ${ENGINE_VERSION}`, () => {
  it.each(CASES.map((one) => [one.name, one] as const))("%s", (name, { model, document }) => {
    const result = runScenario({ document, model, modelVersion: 1 });
    expect(result.issues).toEqual([]);
    const file = new URL(`../golden/engine-${ENGINE_VERSION}/${name}.json`, import.meta.url);
    const run = { model, scenario: document, result: JSON.parse(writeRunResult(result)) };
    const text = `${JSON.stringify(run, null, 2)}\n`;
    if (WRITES) {
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, "utf8"));
  });

  it.each(CASES.map((one) => [one.name, one] as const))(
    "%s, read a second time",
    (_, { model, document }) => {
      const result = runScenario({ document, model, modelVersion: 1 });
      const reference = new ReferencePlayback(document, model);
      expect(result.events.map(({ detail: __, ...event }) => event)).toEqual(reference.events);
      expect(Object.fromEntries(result.outcomes)).toEqual(reference.outcomes());
    },
  );

  it.each(CASES.map((one) => [one.name, one] as const))("%s has the hash of its canonical JSON", (_, one) => {
    const result = runScenario({ ...one, modelVersion: 1 });
    const { events, outcomes, assertions } = result;
    const hashed = { engineVersion: 1, events, outcomes: Object.fromEntries(outcomes), assertions };
    expect(result.hash).toBe(sha256Hex(canonicalJson(hashed as unknown as JsonValue)));
  });
});
