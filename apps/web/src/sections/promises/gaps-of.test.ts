import { describe, expect, it } from "@jest/globals";
import { sortGaps } from "./gaps-of.js";

describe("the gaps of a revision", () => {
  it("stand with the obligation whose key they begin with", () => {
    const gaps = ["This revision is a draft", "O1 was not run", "O10 is stale", "O1 has more"];
    const { own, byKey } = sortGaps(gaps, ["O1", "O10"]);
    expect(own).toEqual(["This revision is a draft"]);
    expect(byKey.get("O1")).toEqual(["O1 was not run", "O1 has more"]);
    expect(byKey.get("O10")).toEqual(["O10 is stale"]);
  });

  it("are of the revision where no obligation has that key", () => {
    expect(sortGaps(["O7 is gone"], ["O1"]).own).toEqual(["O7 is gone"]);
  });
});
