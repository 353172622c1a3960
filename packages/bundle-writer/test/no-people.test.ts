import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import fc from "fast-check";
import type { PinnedInputs } from "../src/index.js";
import { generatedOf, textAt } from "../src/testing/bundle-of.js";
import { designOfInputs, pinnedInputsOf } from "../src/testing/design-of.js";

/** Fields that name who did something, wherever they stand. */
const AUTHORS = new Set([
  "addedBy",
  "lastChangedBy",
  "textChangedBy",
  "startedBy",
  "by",
  "comment",
  "acceptedBy",
  "ownerId",
]);

/** A value with a marker for each author: what stood there, nothing too. */
function marked(value: unknown, marker: string, key = ""): unknown {
  if (AUTHORS.has(key)) {
    return marker;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => marked(entry, marker));
  }
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner, marker, name)]))
    : value;
}

/** Inputs in which each author of a promise, its obligations, runs and approvals is a marker, each of a decision another. */
function markedInputs(ofPromises: string, ofDecisions: string): PinnedInputs {
  const inputs = pinnedInputsOf("eshop");
  return {
    ...inputs,
    promises: marked(inputs.promises, ofPromises) as PinnedInputs["promises"],
    decisions: marked(inputs.decisions, ofDecisions) as PinnedInputs["decisions"],
  };
}

const namesOf = (files: ReturnType<typeof generatedOf>["files"], marker: string) =>
  files.map(({ path }) => path).filter((path) => textAt(files, path).includes(marker));

describe("a bundle", () => {
  it("names nobody who wrote, approved, ran or commented a promise", () => {
    const anyMarker = fc.stringMatching(/^[A-Z]{12}$/u);
    const property = fc.property(anyMarker, (marker) => {
      const { files, manifest } = generatedOf(designOfInputs(markedInputs(marker, "nobody")));
      expect(namesOf(files, marker)).toEqual([]);
      expect(JSON.stringify(manifest)).not.toContain(marker);
    });
    fc.assert(property, { seed: 14, numRuns: 5 });
  });

  it("names by ID who decided, in the decision and its record alone", () => {
    const { files } = generatedOf(designOfInputs(markedInputs("nobody", "DECIDER")));
    expect(namesOf(files, "DECIDER")).toEqual(["architecture.json", "decisions/ADR-0002.md"]);
    const { decisions, ...others } = JSON.parse(textAt(files, "architecture.json"));
    expect(JSON.stringify(decisions)).toContain("DECIDER");
    expect(JSON.stringify(others)).not.toContain("DECIDER");
  });

  it("does not say who is responsible for an element", () => {
    const inputs = pinnedInputsOf("eshop");
    const elements = inputs.model.elements.map((element) => ({ ...element, ownerId: "MEMBER" as Guid }));
    const { files } = generatedOf(designOfInputs({ ...inputs, model: { ...inputs.model, elements } }));
    expect(namesOf(files, "MEMBER")).toEqual([]);
  });
});
