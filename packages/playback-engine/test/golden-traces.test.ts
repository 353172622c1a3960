import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { JsonValue, Model } from "@plumbline/model-core";
import { canonicalJson, sha256Hex } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { EVENT_KINDS } from "../src/document/event-kinds.js";
import type { ScenarioDocument } from "../src/document/scenario-document.js";
import { ENGINE_VERSION } from "../src/engine-version.js";
import { readScenarioDocument } from "../src/index.js";
import { writeRunResult } from "../src/result/write-run-result.js";
import { runScenario } from "../src/run-scenario.js";
import { modelOf } from "../src/testing/model-of.js";
import { ReferencePlayback } from "../src/testing/reference-playback.js";

/** One file a case: model and scenario, which stay, and the result, which changes only with the engine version. */
const FOLDER = new URL(`../golden/engine-${ENGINE_VERSION}/`, import.meta.url);
const HASHES_OF_SYSTEMS = "systems.hashes.json";

const NAMES = goldenNames(FOLDER)
  .filter((name) => name !== HASHES_OF_SYSTEMS)
  .map((name) => name.slice(0, -".json".length));

interface GoldenCase {
  readonly file: URL;
  /** Model and scenario as the file spells them. */
  readonly inputs: { readonly model: unknown; readonly scenario: unknown };
  readonly model: Model;
  readonly document: ScenarioDocument;
}

function goldenCase(name: string): GoldenCase {
  const file = new URL(`${name}.json`, FOLDER);
  const { model, scenario } = JSON.parse(readFileSync(file, "utf8"));
  const read = readScenarioDocument(JSON.stringify(scenario));
  if (!read.ok) {
    throw new Error(`${name}: ${read.refusal.title}`);
  }
  const { document } = read.value;
  return {
    file,
    inputs: { model, scenario },
    model: modelOf(model),
    document,
  };
}

describe("the golden traces", () => {
  it("hold every kind of event", () => {
    const kinds = NAMES.flatMap((name) =>
      runScenario({ ...goldenCase(name), modelVersion: 1 }).events.map(({ kind }) => kind),
    );
    expect([...new Set(kinds)].sort()).toEqual([...EVENT_KINDS].sort());
  });

  it("are all named in PLAYBACK.md, and it names no other", () => {
    const text = readFileSync(new URL("../PLAYBACK.md", import.meta.url), "utf8");
    const named = [...text.matchAll(/`((?:rule|detail)-[a-z0-9-]+)`/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([...NAMES].sort());
  });
});

describe(`traces of engine ${ENGINE_VERSION}`, () => {
  it.each(NAMES)("%s", (name) => {
    const { model, document, inputs, file } = goldenCase(name);
    const result = runScenario({ document, model, modelVersion: 1 });
    expect(result.issues).toEqual([]);
    expectGolden(file, goldenJson({ ...inputs, result: JSON.parse(writeRunResult(result)) }));
  });

  it.each(NAMES)("%s, read a second time", (name) => {
    const { model, document } = goldenCase(name);
    const result = runScenario({ document, model, modelVersion: 1 });
    const reference = new ReferencePlayback(document, model);
    expect(result.events.map(({ detail: _, ...event }) => event)).toEqual(reference.events);
    expect(Object.fromEntries(result.outcomes)).toEqual(reference.outcomes());
  });

  it.each(NAMES)("%s has the hash of its canonical JSON", (name) => {
    const result = runScenario({ ...goldenCase(name), modelVersion: 1 });
    const { events, outcomes, assertions } = result;
    const hashed = { engineVersion: 1, events, outcomes: Object.fromEntries(outcomes), assertions };
    expect(result.hash).toBe(sha256Hex(canonicalJson(hashed as unknown as JsonValue)));
  });
});
