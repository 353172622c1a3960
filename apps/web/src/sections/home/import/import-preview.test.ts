import { describe, expect, it } from "@jest/globals";
import { groupsOf, type ImportItem, projectNameOf, refusalsOf } from "./import-preview.js";

function item(kind: ImportItem["kind"], change: ImportItem["change"], name: string | null): ImportItem {
  const error = change === "refused" ? "name: must not be blank" : null;
  return { id: "0fa28266-3745-5601-a96f-28db90e61742", kind, name, change, error, importedAs: null };
}

describe("the preview of an import", () => {
  it("groups what is added by kind, in the order of reading, with the first names", () => {
    const many = Array.from({ length: 10 }, (_, at) => item("element", "added", `e${at}`));
    const items = [...many, item("subscription", "added", null), item("element", "changed", "x")];
    expect(groupsOf(items, "added")).toEqual([
      { kind: "element", count: 10, names: ["e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7"], others: 2 },
      { kind: "subscription", count: 1, names: ["0fa28266"], others: 0 },
    ]);
    expect(groupsOf(items, "changed")).toEqual([{ kind: "element", count: 1, names: ["x"], others: 0 }]);
    expect(groupsOf(items, "unchanged")).toEqual([]);
  });

  it("tells a name once that many have", () => {
    const items = ["calls", "reads", "calls"].map((name) => item("relationship", "added", name));
    expect(groupsOf(items, "added")).toEqual([
      { kind: "relationship", count: 3, names: ["calls × 2", "reads"], others: 0 },
    ]);
  });

  it("has every refusal", () => {
    const refused = item("channel", "refused", "");
    expect(refusalsOf([item("element", "added", "a"), refused])).toEqual([refused]);
  });
});

describe("the name of a new project", () => {
  it("is that of the file without what says its format", () => {
    expect(projectNameOf("shop.model.json")).toBe("shop");
    expect(projectNameOf("shop.compose.yaml")).toBe("shop");
    expect(projectNameOf("Big Bank.dsl")).toBe("Big Bank");
    expect(projectNameOf("v1.2.json")).toBe("v1.2");
  });

  it("is never empty, and never too long", () => {
    expect(projectNameOf(".json")).toBe(".json");
    expect([...projectNameOf(`${"🙂".repeat(300)}.yaml`)]).toHaveLength(200);
  });
});
