import { describe, expect, it } from "@jest/globals";
import { parseModelRef } from "./model-ref.js";

const ID = "6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10";

describe("a reference to a model", () => {
  it("is main, main at a version, or an ID in any letter case", () => {
    expect(parseModelRef("main")).toEqual({ kind: "main" });
    expect(parseModelRef("main@0")).toEqual({ kind: "main-at", version: 0 });
    expect(parseModelRef("main@120")).toEqual({ kind: "main-at", version: 120 });
    expect(parseModelRef(ID.toUpperCase())).toEqual({ kind: "named", id: ID });
  });

  it.each(["", "Main", "main@", "main@-1", "main@01", "main@1.0", "main@1 ", `main@${"9".repeat(101)}`, "x"])(
    "is not %j",
    (text) => expect(parseModelRef(text)).toBeNull(),
  );
});
