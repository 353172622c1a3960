import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { isConfirmed, writeDesignDocument } from "../src/index.js";
import { briefOf } from "../src/testing/brief-of.js";
import { designOf } from "../src/testing/design-of.js";

const design = designOf("eshop");
const factsOf = (text: string, name: string): readonly string[] =>
  [...(new RegExp(`^- ${name}: (.*)$`, "mu").exec(text)?.[1] ?? "").matchAll(/`([^`]+)`/gu)].map(
    ([, id = ""]) => id,
  );

const REQUIREMENTS = "requirements about selected elements that are not here";
const SCENARIOS = "scenarios of selected elements that are not here";

describe("a brief of an element", () => {
  const linked = present(
    design.promises.find(({ inForce }) => (inForce?.content?.links.elementIds.length ?? 0) > 0),
  );
  const elementIds = linked.inForce?.content?.links.elementIds ?? [];
  const { requirementId, id } = linked.promise;

  it("names the requirements and scenarios about it that were not selected", () => {
    const { brief } = briefOf(design, { promiseIds: [], scenarioIds: [], elementIds });
    expect(factsOf(brief, REQUIREMENTS)).toContain(requirementId);
    const named = factsOf(brief, SCENARIOS);
    const naming = design.scenarios.filter(({ document }) =>
      elementIds.some((element) => JSON.stringify(document).includes(element)),
    );
    expect(naming.map((scenario) => scenario.id).filter((scenario) => !named.includes(scenario))).toEqual([]);
  });

  it("does not name what was selected", () => {
    const scenarioIds = design.scenarios.map((scenario) => scenario.id);
    const { brief } = briefOf(design, { promiseIds: [id], scenarioIds, elementIds });
    expect(factsOf(brief, REQUIREMENTS)).not.toContain(requirementId);
    expect(factsOf(brief, SCENARIOS)).toEqual([]);
  });
});

it("a slice says which of its parts nobody confirmed", () => {
  const doubtful = design.model.elements.filter((element) => !isConfirmed(element));
  expect(doubtful.length).toBeGreaterThan(0);
  const slices = writeDesignDocument(design).split("\n## 10 ")[1]?.split("\n## 11 ")[0] ?? "";
  for (const element of design.model.elements) {
    const [, told = ""] = slices.split(`- element: \`${element.id}\``);
    const ofElement = told.split("\n#### ")[0] ?? "";
    const named = factsOf(ofElement, "not confirmed, not to be built on");
    expect([element.id, named.includes(element.id)]).toEqual([element.id, !isConfirmed(element)]);
  }
});
