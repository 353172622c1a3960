import { describe, expect, it } from "@jest/globals";
import { citedStatuses } from "./cited-statuses.js";

const NONE = { declared: 0, "observed-in-source": 0, measured: 0, inferred: 0, unknown: 0 };

describe("how cited facts are known", () => {
  it("is each label that some of them have, with how many", () => {
    expect(citedStatuses(NONE)).toEqual([]);
    expect(citedStatuses({ ...NONE, declared: 3, inferred: 1 })).toEqual(
      expect.arrayContaining([
        ["declared", 3],
        ["inferred", 1],
      ]),
    );
    expect(citedStatuses({ ...NONE, declared: 3, inferred: 1 })).toHaveLength(2);
  });
});
