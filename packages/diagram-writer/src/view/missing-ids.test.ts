import { describe, expect, it } from "@jest/globals";
import { aModel, aView, idOf } from "../testing/a-model.js";
import { missingIds } from "./missing-ids.js";

type ElementId = ReturnType<typeof aModel>["elements"][number]["id"];

describe("missing IDs", () => {
  it("are those of the root, the elements and the places that the model does not have, each once", () => {
    const place = { x: 0, y: 0 };
    const view = {
      ...aView("system"),
      rootId: idOf<ElementId>("gone"),
      elementIds: [idOf<ElementId>("shop"), idOf<ElementId>("gone")],
      positions: { [idOf("bus")]: place, [idOf("cart")]: place, [idOf("also gone")]: place },
    };
    expect(missingIds(view, aModel())).toEqual(
      [idOf<never>("gone") as string, idOf<never>("also gone") as string].sort(),
    );
  });

  it("are that of the root also where nothing else of the view names it", () => {
    const rootId = idOf<ElementId>("gone");
    expect(missingIds({ ...aView("system"), rootId }, aModel())).toEqual([rootId]);
  });

  it("are none of a view of the model", () => {
    expect(missingIds(aView("app"), aModel())).toEqual([]);
  });

  it("stand in the order of code units, whatever the order of the view, and need no root", () => {
    const ids = ["gone", "also gone", "never there", "nowhere", "lost"].map((word) => idOf<ElementId>(word));
    const sorted = ids.toSorted();
    for (const elementIds of [sorted, sorted.toReversed()]) {
      expect(missingIds({ ...aView("landscape"), rootId: null, elementIds }, aModel())).toEqual(sorted);
    }
  });
});
