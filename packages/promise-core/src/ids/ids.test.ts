import { describe, expect, it } from "@jest/globals";
import { obligationId, obligationKey, parseObligationName } from "./obligation-id.js";
import { parseRequirementId, requirementIdOf } from "./requirement-id.js";

describe("a requirement ID", () => {
  it.each<[string, number, string]>([
    ["SHOP", 1, "SHOP-001"],
    ["AB", 999, "AB-999"],
    ["ABCDEF", 1000, "ABCDEF-1000"],
  ])("of %s and %s is %s", (prefix, number, id) => {
    expect(requirementIdOf(prefix, number)).toBe(id);
    expect(parseRequirementId(id)).toEqual({ prefix, number });
  });

  it.each([
    "SHOP-1",
    "SHOP-0001",
    "SHOP-000",
    "shop-001",
    "S-001",
    "SHOP001",
    "SHOP-001 ",
    "ABCDEFG-001",
    "",
  ])("is not %j", (text) => {
    expect(parseRequirementId(text)).toBeNull();
  });
});

describe("an obligation", () => {
  it("is named by its key or its ID", () => {
    const key = obligationKey(12);
    expect(parseObligationName(key)).toEqual({ requirementId: null, key: "O12" });
    expect(parseObligationName(obligationId("SHOP-007", key))).toEqual({ requirementId: "SHOP-007", key });
  });

  it.each(["O0", "O01", "o1", "O", "1", "SHOP-7/O1", "SHOP-007/", "/O1", "SHOP-007/O1/O2", ""])(
    "is not named by %j",
    (text) => {
      expect(parseObligationName(text)).toBeNull();
    },
  );
});
