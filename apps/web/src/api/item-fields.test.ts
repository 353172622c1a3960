import { describe, expect, it } from "@jest/globals";
import { itemFields, nameOfItem } from "./item-fields.js";

const NAMES = new Map([
  ["e1", "ordering"],
  ["e2", "basket"],
]);
const nameOf = (id: string) => NAMES.get(id);

describe("what an item would change", () => {
  it("is every field that differs, facts by their names", () => {
    const current = { id: "x", name: "Orders", parentId: "e1", technology: null, factStatus: "declared" };
    const proposed = {
      id: "x",
      name: "Orders",
      parentId: "e2",
      technology: "ASP.NET",
      factStatus: "observed-in-source",
    };
    expect(itemFields({ current, proposed }, nameOf)).toEqual([
      { field: "parent", now: "ordering", then: "basket" },
      { field: "technology", now: "nothing", then: "ASP.NET" },
    ]);
  });

  it("of a new fact is all that it would say, and no empty field", () => {
    const proposed = {
      id: "x",
      name: "Orders",
      description: null,
      tags: [],
      consumerIds: ["e1", "e2"],
      timeoutMs: 0,
    };
    expect(itemFields({ current: null, proposed }, nameOf)).toEqual([
      { field: "name", now: null, then: "Orders" },
      { field: "consumer", now: null, then: "ordering, basket" },
      { field: "timeout ms", now: null, then: "0" },
    ]);
  });

  it("says that a field would be emptied", () => {
    expect(itemFields({ current: { routingKey: "a" }, proposed: { routingKey: null } }, nameOf)).toEqual([
      { field: "routing key", now: "a", then: "nothing" },
    ]);
  });
});

describe("the name of an item", () => {
  const rest = { current: null, factKey: "uses|a|b", targetId: "t" };

  it("is its own, else what it connects, else its key", () => {
    expect(nameOfItem({ ...rest, proposed: { name: "Orders" } }, nameOf)).toBe("Orders");
    expect(nameOfItem({ ...rest, proposed: { fromId: "e1", toId: "e2", label: "" } }, nameOf)).toBe(
      "ordering → basket",
    );
    expect(nameOfItem({ ...rest, proposed: { channelId: "c", consumerId: "e2" } }, nameOf)).toBe(
      "c → basket",
    );
    expect(nameOfItem({ ...rest, proposed: {} }, nameOf)).toBe("uses|a|b");
    expect(nameOfItem({ ...rest, targetId: "e1", proposed: {} }, nameOf)).toBe("ordering");
  });
});
