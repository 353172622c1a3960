import { describe, expect, it } from "@jest/globals";
import { aModel, aView, idOf } from "../testing/a-model.js";
import { missingIds } from "./missing-ids.js";

describe("missing IDs", () => {
  it("are those of the root, the elements and the places that the model does not have, each once", () => {
    const place = { x: 0, y: 0 };
    const view = {
      ...aView("system"),
      rootId: idOf<ReturnType<typeof aModel>["elements"][number]["id"]>("gone"),
      elementIds: [
        idOf<ReturnType<typeof aModel>["elements"][number]["id"]>("shop"),
        idOf<ReturnType<typeof aModel>["elements"][number]["id"]>("gone"),
      ],
      positions: { [idOf("bus")]: place, [idOf("cart")]: place, [idOf("also gone")]: place },
    };
    expect(missingIds(view, aModel())).toEqual(
      [idOf<never>("gone") as string, idOf<never>("also gone") as string].sort(),
    );
  });

  it("are none of a view of the model", () => {
    expect(missingIds(aView("app"), aModel())).toEqual([]);
  });
});
