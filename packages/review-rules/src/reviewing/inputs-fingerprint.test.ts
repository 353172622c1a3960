import { describe, expect, it } from "@jest/globals";
import { RULES } from "../rules/rule-set.js";
import { hashOf } from "../testing/second-reading.js";
import { inputsFingerprint, type ReviewInputs } from "./inputs-fingerprint.js";

const INPUTS: ReviewInputs = {
  streamId: "s",
  modelVersion: 7,
  schemas: [
    { id: "b", version: 2 },
    { id: "a", version: 1 },
  ],
  scenarios: [{ id: "c", version: 3 }],
  promises: [
    { id: "e", version: 5, lastRun: 9 },
    { id: "d", version: 4, lastRun: 0 },
  ],
  commits: [
    { repository: "h/o/b", commit: "2" },
    { repository: "h/o/a", commit: "1" },
  ],
};

describe("the fingerprint of inputs", () => {
  it("is what a second reading hashes, each list by ID", () => {
    const { schemas, promises, commits } = INPUTS;
    const rules = RULES.map(({ id, version }) => ({ id, version }));
    const turned = { schemas: schemas.toReversed(), promises: promises.toReversed() };
    const read = { ...INPUTS, ...turned, commits: commits.toReversed(), rules };
    expect(inputsFingerprint(INPUTS)).toBe(hashOf(read));
    const { commits: _, ...unfollowed } = read;
    expect(inputsFingerprint({ ...INPUTS, commits: [] })).toBe(hashOf(unfollowed));
  });

  it("does not hang on the order of lists, nor on what else is known of an input", () => {
    const named = INPUTS.scenarios.map((scenario) => ({ ...scenario, name: "A scenario" }));
    const turned = {
      ...INPUTS,
      schemas: INPUTS.schemas.toReversed(),
      scenarios: named,
      promises: INPUTS.promises.toReversed(),
      commits: INPUTS.commits.toReversed(),
    };
    expect(inputsFingerprint(turned)).toBe(inputsFingerprint(INPUTS));
  });

  it.each<[string, Partial<ReviewInputs>]>([
    ["the stream", { streamId: "t" }],
    ["the version of the model", { modelVersion: 8 }],
    ["the version of a schema", { schemas: [{ id: "b", version: 3 }, ...INPUTS.schemas.slice(1)] }],
    ["a schema more", { schemas: [...INPUTS.schemas, { id: "x", version: 1 }] }],
    ["the version of a scenario", { scenarios: [{ id: "c", version: 4 }] }],
    ["a scenario less", { scenarios: [] }],
    ["the version of a promise", { promises: [{ id: "e", version: 6, lastRun: 9 }] }],
    ["a commit that is followed", { commits: [{ repository: "h/o/a", commit: "3" }] }],
    [
      "the last run of a promise",
      { promises: [{ id: "e", version: 5, lastRun: 10 }, ...INPUTS.promises.slice(1)] },
    ],
  ])("differs with %s", (_, fields) => {
    expect(inputsFingerprint({ ...INPUTS, ...fields })).not.toBe(inputsFingerprint(INPUTS));
  });
});
