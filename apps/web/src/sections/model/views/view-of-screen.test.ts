import { describe, expect, it } from "@jest/globals";
import { NO_FILTERS } from "../../../canvas/canvas-view.js";
import { type ScreenState, type StoredView, searchOfView, viewOfScreen } from "./view-of-screen.js";

const ID = "11111111-1111-4111-8111-111111111111";
const OTHER = "22222222-2222-4222-8222-222222222222";

const STATE: ScreenState = {
  openIds: [ID, "group-all-1"],
  focus: { id: OTHER, steps: 2 },
  filters: { ...NO_FILTERS, labels: ["inferred"], tags: ["a,b", "c"], stale: true },
  branchId: undefined,
  revisionId: undefined,
  positions: { [ID]: { x: 1, y: 2 } },
  nestedPositions: { [ID]: { [OTHER]: { x: 3, y: 4 } } },
};

describe("what is on screen, as a view", () => {
  it("names facts alone: groups are made for the screen", () => {
    const view = viewOfScreen(OTHER, "Mine", STATE);
    expect(view).toMatchObject({
      name: "Mine",
      kind: "landscape",
      openIds: [ID],
      focus: { id: OTHER, steps: 2 },
    });
    expect(view.positions).toEqual({ [ID]: { x: 1, y: 2 } });
    expect(view.nestedPositions).toEqual({ [ID]: { [OTHER]: { x: 3, y: 4 } } });
  });

  it("comes back as the address that shows the same", () => {
    const sent = viewOfScreen(OTHER, "Mine", STATE);
    const stored = { ...sent, rootId: null, scenarioId: null, branchId: undefined, revisionId: undefined };
    expect(searchOfView(stored as unknown as StoredView, new Set([ID]))).toEqual({
      view: OTHER,
      open: ID,
      focus: OTHER,
      steps: 2,
      label: "inferred",
      tag: ["a,b", "c"],
      stale: "yes",
    });
  });
});
