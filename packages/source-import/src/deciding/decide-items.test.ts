import { beforeEach, describe, expect, it } from "@jest/globals";
import type { ElementId, Guid, Model } from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";
import { ImportedProject, itemOf, numbered } from "../testing/imported-project.js";
import { SHOP, says } from "../testing/source-facts.js";
import { decideItems, type StandingItem } from "./decide-items.js";
import { isAsShown } from "./is-as-shown.js";
import { targetIssues } from "./target-issues.js";

const [SYSTEM, APP, OPERATION, OTHER] = [1, 2, 3, 4].map((number) => numbered(number)) as [
  Guid,
  Guid,
  Guid,
  Guid,
];

function standing(states: Partial<Record<string, StandingItem["state"]>> = {}): readonly StandingItem[] {
  const item = (id: Guid, ...dependsOn: Guid[]) => ({ id, dependsOn, state: states[id] ?? "open" });
  return [item(SYSTEM), item(APP, SYSTEM), item(OPERATION, APP), item(OTHER, SYSTEM)];
}

function decided(accept: readonly Guid[], reject: readonly Guid[], items = standing()) {
  const result = decideItems(items, { accept, reject });
  return result.ok
    ? { accepted: [...result.value.accepted].sort(), rejected: [...result.value.rejected].sort() }
    : result.refusal.map(({ field, message }) => `${field} ${message}`);
}

describe("deciding items", () => {
  it("accepts with one what it needs", () => {
    expect(decided([OPERATION], [])).toEqual({ accepted: [SYSTEM, APP, OPERATION], rejected: [] });
    expect(decided([OPERATION], [], standing({ [SYSTEM]: "accepted" }))).toEqual({
      accepted: [APP, OPERATION],
      rejected: [],
    });
  });

  it("rejects with one what needs it and is open", () => {
    expect(decided([], [APP])).toEqual({ accepted: [], rejected: [APP, OPERATION] });
    expect(decided([], [APP, SYSTEM])).toEqual({ accepted: [], rejected: [SYSTEM, APP, OPERATION, OTHER] });
    expect(decided([OTHER], [APP])).toEqual({ accepted: [SYSTEM, OTHER], rejected: [APP, OPERATION] });
    expect(decided([], [APP], standing({ [OPERATION]: "accepted" }))).toEqual({
      accepted: [],
      rejected: [APP],
    });
  });

  it.each([
    ["one that is not there", [numbered(9)], [], "accept[0] names no item of the import"],
    ["one twice", [SYSTEM, SYSTEM], [], "accept[1] names an item twice"],
    ["one both ways", [APP], [APP], "accept[0] names an item that is rejected too"],
    ["one that needs a rejected one", [OPERATION], [SYSTEM], "accept[0] needs an item that is rejected"],
    [
      "one that needs one that needs a rejected one",
      [APP],
      [SYSTEM],
      "accept[0] needs an item that is rejected",
    ],
    ["a rejected one that is not there", [], [numbered(9)], "reject[0] names no item of the import"],
  ])("refuses %s", (_, accept, reject, issue) => {
    expect(decided(accept, reject)).toEqual([issue]);
  });

  it("refuses what was decided, and what needs one that was rejected", () => {
    expect(decided([APP], [], standing({ [APP]: "rejected" }))).toEqual([
      "accept[0] names an item that was rejected",
    ]);
    expect(decided([], [APP], standing({ [APP]: "accepted" }))).toEqual([
      "reject[0] names an item that was accepted",
    ]);
    expect(decided([OPERATION], [], standing({ [APP]: "rejected" }))).toEqual([
      "accept[0] needs an item that is rejected",
    ]);
  });
});

describe("facts that are chosen for items", () => {
  let model: Model;
  let items: readonly ImportItem[];
  let accepted: ReadonlyMap<Guid, ImportItem>;
  beforeEach(() => {
    const project = new ImportedProject();
    project.accept(project.propose(SHOP));
    ({ model } = project);
    items = new ImportedProject().propose(SHOP);
    accepted = new Map(items.map((item) => [item.id, item]));
  });
  const idNamed = (name: string) =>
    [...model.elements, ...model.channels].find((fact) => fact.name === name)?.id ?? numbered(99);

  function issuesFor(kind: Parameters<typeof itemOf>[1], factKey: string | null, chosen: Guid | null) {
    const targets = new Map([[itemOf(items, kind, factKey).id, chosen]]);
    return targetIssues({ targets, accepted, model }).map(({ message }) => message);
  }

  it("are facts of the kind of the item", () => {
    expect(issuesFor("element", "service|src/ordering", idNamed("Billing"))).toEqual([]);
    expect(issuesFor("element", "service|src/ordering", null)).toEqual([]);
    expect(issuesFor("element", "store|db", idNamed("db"))).toEqual([]);
    expect(issuesFor("element", null, idNamed("shop"))).toEqual([]);
    expect(issuesFor("channel", "channel|topic|placed", idNamed("billing"))).toEqual([]);
  });

  it.each([
    [
      "element",
      "service|src/ordering",
      "db",
      "must be null or name a fact of the model of kind app or component",
    ],
    ["element", "store|db", "Ordering", "must be null or name a fact of the model of kind store"],
    ["element", null, "Ordering", "must be null or name a fact of the model of kind system"],
    ["channel", "channel|topic|placed", "db", "must be null or name a fact of the model of kind channel"],
    ["service-link", "service|src/billing", "db", "is a link, which follows the item of its element"],
  ] as const)("of the %s of %s is not %s", (kind, factKey, name, message) => {
    expect(issuesFor(kind, factKey, idNamed(name))).toEqual([message]);
  });

  it("are facts that are there", () => {
    expect(issuesFor("channel", "channel|topic|placed", numbered(77))).toEqual([
      "must be null or name a fact of the model of kind channel",
    ]);
  });

  it("may be a component, where the item is a service", () => {
    const component = {
      ...model.elements[0],
      id: numbered(60),
      kind: "component",
    } as Model["elements"][number];
    model = { ...model, elements: [...model.elements, component] };
    expect(issuesFor("element", "service|src/ordering", component.id)).toEqual([]);
    expect(issuesFor("element", "store|db", component.id)).toHaveLength(1);
  });

  it("are for items that are accepted", () => {
    const targets = new Map([[numbered(98), null]]);
    expect(targetIssues({ targets, accepted, model })).toEqual([
      { field: `targets.${numbered(98)}`, message: "names no item that is accepted" },
    ]);
    expect(targetIssues({ targets: new Map(), accepted, model })).toEqual([]);
  });
});

describe("an item", () => {
  it("is as it was shown while accepting it writes the same", () => {
    const item = itemOf(
      new ImportedProject().propose([says.channel("topic", "a")]),
      "channel",
      "channel|topic|a",
    );
    expect(isAsShown(item, undefined)).toBe(true);
    expect(isAsShown(item, { ...item, dependsOn: [numbered(1)] })).toBe(true);
    expect(isAsShown(item, { ...item, proposed: { name: "b" } })).toBe(false);
    expect(isAsShown(item, { ...item, change: "link" })).toBe(false);
    const update = { ...item, change: "update" as const, current: { name: "b" } };
    expect(isAsShown(update, { ...update, current: { name: "c" } })).toBe(false);
    const confirm = { ...update, change: "confirm" as const };
    expect(isAsShown(confirm, { ...confirm, current: { name: "c" } })).toBe(true);
    expect(isAsShown(confirm, { ...confirm, targetId: numbered<ElementId>(1) })).toBe(false);
  });
});
