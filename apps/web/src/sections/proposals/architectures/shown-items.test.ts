import { describe, expect, it } from "@jest/globals";
import { factOfItem } from "@plumbline/ai-tasks";
import { parseGuid } from "@plumbline/model-core";
import type { ModelLists } from "../../../api/model-query.js";
import { aModel, anElement } from "../../../canvas/testing/a-model.js";
import type { ArchitectureItem } from "./architecture-queries.js";
import { shownItems } from "./shown-items.js";

const guid = (digit: number): string => `00000000-0000-4000-8000-00000000000${digit}`;
const NEW = guid(1);
const ORDERS = guid(2);

function anItem(said: Partial<ArchitectureItem>): ArchitectureItem {
  return {
    ...{ id: NEW, alias: "a", kind: "element", action: "add", target: null, fields: {}, services: [] },
    ...{ confidence: 0.5, because: [], dependsOn: [], state: "open", createdId: null },
    ...{ decidedBy: null, decidedAt: null },
    ...said,
  };
}

function shown(items: readonly ArchitectureItem[], elements: ModelLists["elements"] = []) {
  const model = aModel({ elements });
  const parts = [{ alias: "orders", hash: "", kind: "element" as const, name: "Orders", targetId: ORDERS }];
  return shownItems({ items: [...items], parts }, model, (id) => (id === ORDERS ? "Orders" : undefined));
}

describe("the items of an architecture", () => {
  it("name what other items would add, before it is there", () => {
    const id = parseGuid(NEW);
    const toId = id === null ? "" : factOfItem(id);
    const { items } = shown([
      anItem({ fields: { name: "Shipping" } }),
      anItem({ id: guid(3), kind: "relationship", fields: { fromId: ORDERS, toId } }),
    ]);
    expect(items.map(({ name }) => name)).toEqual(["Shipping", "Orders → Shipping"]);
  });

  it("stand beside the part that they would change, as it is now", () => {
    const change = anItem({ action: "update", target: "orders", fields: { technology: "Rust" } });
    const now = anElement(ORDERS, { name: "Orders", technology: "Go" });
    expect(shown([change], [now]).items[0]).toMatchObject({
      ...{ name: "Orders", factId: ORDERS, isTargetGone: false, current: now },
      proposed: { ...now, technology: "Rust" },
    });
    expect(shown([change]).items[0]).toMatchObject({ name: "Orders", isTargetGone: true, current: null });
  });

  it("stand alone once the branch of the proposal has ended, with the names that were read", () => {
    const parts = [{ alias: "orders", hash: "", kind: "element" as const, name: "Orders", targetId: ORDERS }];
    const items = [
      anItem({ action: "update", target: "orders", fields: { technology: "Rust" } }),
      anItem({ id: guid(3), kind: "relationship", fields: { fromId: ORDERS, toId: guid(9) } }),
    ];
    const alone = shownItems({ items, parts }, null, () => undefined);
    expect(alone.items).toMatchObject([
      { name: "Orders", isTargetGone: false, current: null, proposed: { technology: "Rust" } },
      { name: `Orders → ${guid(9)}` },
    ]);
  });

  it("lead to what they became", () => {
    const { items, nameOf } = shown([anItem({ createdId: guid(7), fields: {} })]);
    expect(items[0]).toMatchObject({ factId: guid(7), name: "a" });
    expect(nameOf(guid(7))).toBe("a");
  });
});
