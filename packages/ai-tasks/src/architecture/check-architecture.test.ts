import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import {
  type ArchitectureItemOutput,
  type ArchitectureOutput,
  checkArchitectureAnswer,
  errorsOfArchitecture,
  NO_SOURCE,
  partsOfRefs,
  readArchitecture,
} from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { anItem, anOutput, ITEMS, NAMES } from "../testing/architectures.js";

function told(output: ArchitectureOutput): readonly string[] {
  return errorsOfArchitecture(output, NAMES).map(({ pointer, message }) => `${pointer} ${message}`);
}

/** The errors of the good output with one of its items otherwise. */
function toldOf(alias: string, change: Partial<ArchitectureItemOutput>): readonly string[] {
  return told(
    anOutput({ items: ITEMS.map((item) => (item.alias === alias ? { ...item, ...change } : item)) }),
  );
}

function place(alias: string): string {
  return `/items/${ITEMS.findIndex((item) => item.alias === alias)}`;
}

describe("an architecture that names what is there as it may", () => {
  it("has no errors", () => {
    expect(told(anOutput())).toEqual([]);
    expect(checkArchitectureAnswer(anOutput() as unknown as JsonValue, NAMES)).toEqual({
      ok: true,
      value: anOutput(),
    });
  });
});

describe("an item is refused", () => {
  it.each<[string, string, Partial<ArchitectureItemOutput>, string]>([
    ["adds with a target", "logistics", { target: "orders" }, "/target must be null where a fact is added"],
    ["has no name", "logistics", { name: null }, "/name is needed by a new element"],
    ["has no kind of element", "logistics", { elementKind: null }, "/elementKind is needed by a new element"],
    ["has no end", "asks", { to: null }, "/to is needed by a new relationship"],
    [
      "has what another kind has",
      "parcels",
      { owner: "orders" },
      "/owner is nothing that a channel has: must be null",
    ],
    [
      "has a list that another kind has",
      "parcels",
      { consumers: ["orders"] },
      "/consumers is nothing that a channel has: must be null",
    ],
    [
      "has services and is no element",
      "parcels",
      { services: ["svc1"] },
      "/services is of new elements alone: must be null",
    ],
    ["names an unknown part", "asks", { from: "e9" }, "/from is no alias that is known"],
    ["names a part of another kind", "asks", { from: "topic" }, "/from must be the alias of an element"],
    ["names an item of another kind", "asks", { from: "parcels" }, "/from must be the alias of an element"],
    ["names a service as a part", "asks", { from: "svc1" }, "/from must be the alias of an element"],
    [
      "names what an update changes as an item",
      "asks",
      { from: "rename" },
      "/from is no alias that is known",
    ],
    [
      "has an unknown consumer",
      "sent",
      { consumers: ["orders", "e9"] },
      "/consumers/1 is no alias that is known",
    ],
    ["has an unknown reason", "asks", { because: ["src9"] }, "/because/0 is no alias that is known"],
    ["has itself as a reason", "asks", { because: ["asks"] }, "/because/0 is no alias that is known"],
    [
      "has a part as a service",
      "ship",
      { services: ["orders"] },
      "/services/0 must be the alias of a service of a repository",
    ],
    [
      "has a fact as a service",
      "ship",
      { services: ["src1"] },
      "/services/0 must be the alias of a service of a repository",
    ],
    [
      "updates nothing",
      "rename",
      { target: null },
      "/target must be the alias of a part of the model of kind element",
    ],
    [
      "updates a part of another kind",
      "rename",
      { target: "topic" },
      "/target must be the alias of a part of the model of kind element",
    ],
    [
      "updates what another item adds",
      "rename",
      { target: "ship" },
      "/target must be the alias of a part of the model of kind element",
    ],
    [
      "updates a service",
      "rename",
      { target: "svc1" },
      "/target must be the alias of a part of the model of kind element",
    ],
    ["changes nothing", "label", { name: null }, " changes nothing"],
    [
      "changes what stays",
      "label",
      { from: "orders" },
      "/from is nothing that an update of a relationship sets: must be null",
    ],
    [
      "changes the kind",
      "rename",
      { elementKind: "app" },
      "/elementKind is nothing that an update of an element sets: must be null",
    ],
    [
      "gives a part services",
      "rename",
      { services: ["svc2"] },
      "/services is of new elements alone: must be null",
    ],
    ["has the alias of a part", "asks", { alias: "orders" }, "/alias is the alias of something else"],
    ["has the alias of a service", "asks", { alias: "svc2" }, "/alias is the alias of something else"],
    [
      "has the alias of an earlier item",
      "passes",
      { alias: "parcels" },
      "/alias is the alias of something else",
    ],
    [
      "changes a part again",
      "label",
      { kind: "element", target: "billing" },
      "/target is changed by an earlier item",
    ],
  ])("that %s", (_, alias, change, error) => {
    expect(toldOf(alias, change)).toContain(place(alias) + error);
  });

  it("that is the second app of a service, and not what holds that", () => {
    const more = anItem({
      alias: "other",
      kind: "element",
      name: "Other",
      elementKind: "app",
      services: ["svc2", "svc1"],
    });
    const holds = { ...more, alias: "holds", elementKind: "system" as const };
    expect(told(anOutput({ items: [...ITEMS, holds, more] }))).toEqual([
      `/items/${ITEMS.length + 1}/services/1 is a service of an earlier app`,
    ]);
  });

  it("that needs itself through others, with all that need it", () => {
    const circle = toldOf("logistics", { parent: "ship" });
    const inIt = ["ship", "logistics", "asks", "sent", "send"].map(
      (alias) => `${place(alias)} needs items that need each other in a circle`,
    );
    expect(circle.toSorted()).toEqual(inIt.toSorted());
    expect(toldOf("logistics", { parent: "logistics" })).toContain(
      `${place("logistics")} needs items that need each other in a circle`,
    );
  });
});

describe("an architecture is refused", () => {
  it("without items", () => {
    expect(told(anOutput({ items: [], questions: [] }))).toEqual(["/items must not be empty"]);
  });

  it("that asks about something unknown", () => {
    expect(told(anOutput({ questions: [{ text: "Why?", about: ["ship", "e9"] }] }))).toEqual([
      "/questions/0/about/1 is no alias that is known",
    ]);
  });

  it("that repeats an alias of its refs", () => {
    const id = numbered(9);
    const refs = [
      { alias: "orders", id },
      { alias: "orders", id },
      { alias: "ship", id },
    ];
    expect(told(anOutput({ refs }))).toEqual([
      "/refs/1/alias is the alias of something else",
      "/items/0/alias is the alias of something else",
    ]);
  });

  it("of an AI that has refs", () => {
    const refs = [{ alias: "mine", id: numbered(9) }];
    const checked = checkArchitectureAnswer(anOutput({ refs }) as unknown as JsonValue, NAMES);
    expect(checked).toEqual({
      ok: false,
      errors: [{ pointer: "/refs", message: "must be empty: the parts have aliases" }],
    });
  });

  it("for its shape before what it names is looked at", () => {
    const value = { ...anOutput({ items: [] }), more: 1 } as unknown as JsonValue;
    expect(checkArchitectureAnswer(value, NAMES)).toEqual({
      ok: false,
      errors: [{ pointer: "/more", message: "is not a known field" }],
    });
    expect(readArchitecture(null)).toMatchObject({ ok: false });
  });
});

describe("aliases of a submitted architecture are those of its refs", () => {
  it("as far as the model has what they name", () => {
    const part = { kind: "element", id: numbered(9), name: "Nine" } as const;
    const refs = [
      { alias: "nine", id: numbered(9) },
      { alias: "ten", id: numbered(10) },
    ];
    const parts = partsOfRefs(refs, (id) => (id === part.id ? part : undefined));
    expect(parts.partOf("nine")).toEqual({ ...part, alias: "nine" });
    expect(parts.partOf("ten")).toBeUndefined();
    expect(NO_SOURCE.foundOf("svc1")).toBeUndefined();
  });
});
