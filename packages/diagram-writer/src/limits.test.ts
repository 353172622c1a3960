import { describe, expect, it } from "@jest/globals";
import { SCENARIO_LIMITS } from "@plumbline/playback-engine";
import { DRAWING_LIMITS, VIEW_LIMITS } from "./limits.js";

describe("limits", () => {
  it("are these", () => {
    expect(VIEW_LIMITS).toEqual({
      nameCharacters: 200,
      elementIds: 5000,
      positions: 10_000,
      focusSteps: 3,
      filterValues: 100,
      coordinate: 1_000_000,
      issues: 100,
    });
    expect(DRAWING_LIMITS).toEqual({
      svgNodes: 500,
      svgEdges: 600,
      flowStepsAndLists: 500,
      flowItems: 5000,
      flowLevels: 24,
      carefulEdges: 100,
      triedEdges: 300,
      bindingsOfMessage: 200,
      labelsOfEdge: 2,
      labelsInTitle: 50,
      textCharacters: 200,
      operationsListed: 12,
    });
  });

  it("of a flow are those of a scenario", () => {
    expect(DRAWING_LIMITS.flowStepsAndLists).toBe(SCENARIO_LIMITS.stepsAndStepLists);
    expect(DRAWING_LIMITS.flowLevels).toBe(SCENARIO_LIMITS.stepListLevels);
  });
});
