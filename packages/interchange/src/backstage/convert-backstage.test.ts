import { describe, expect, it } from "@jest/globals";
import { conversionOf, elementsOf, notesOf, refusalOf, relationshipsOf } from "../testing/conversion-of.js";

function entity(kind: string, name: string, spec: object = {}, metadata: object = {}): string {
  return JSON.stringify({ apiVersion: "backstage.io/v1alpha1", kind, metadata: { name, ...metadata }, spec });
}

function catalogue(...entities: readonly string[]): string {
  return entities.map((one) => `---\n${one}\n`).join("");
}

describe("a catalogue of Backstage", () => {
  it.each([
    ["- 1", "must be an entity of a catalogue, an object at line 1"],
    [catalogue(entity("API", "a"), "7"), "[1]: must be an entity of a catalogue, an object at line 4"],
    ["metadata: {}", "kind: must be there, as in every entity of a catalogue at line 1"],
  ])("%j is refused", (text, title) => {
    expect(refusalOf(text, { format: "backstage" })).toContain(title);
  });

  it("may be one file of JSON", () => {
    expect(elementsOf(conversionOf(entity("system", "Shop")))).toEqual(["system Shop"]);
  });

  it("has the same elements in whichever files they stand", () => {
    const system = entity("System", "shop", {}, { namespace: "sales" });
    const component = entity("Component", "web", { system: "shop" }, { namespace: "sales" });
    const apart = [system, component].map((text) => conversionOf(text).document.elements);
    const together = conversionOf(catalogue(component, system)).document.elements;
    expect(together.map(({ id }) => id)).toEqual([...new Set(apart.flat().map(({ id }) => id))].sort());
    expect(apart[1]?.find(({ kind }) => kind === "system")).toMatchObject({
      name: "shop",
      factStatus: "unknown",
    });
  });

  it("has one stand-in for a system that another file has", () => {
    const text = catalogue(...["a", "b"].map((name) => entity("Component", name, { system: "shop" })));
    expect(elementsOf(conversionOf(text))).toEqual(["app shop/a", "app shop/b", "system shop"]);
    expect(elementsOf(conversionOf(entity("Component", "a", { system: "system:x/" })))).toEqual([
      "app unnamed/a",
      "system unnamed",
    ]);
    const odd = catalogue(entity("Component", "a", { system: "component:b" }), entity("Component", "b"));
    expect(elementsOf(conversionOf(odd))).toEqual(["system a", "system b"]);
    expect(notesOf(odd)).toEqual(["2 [0].spec.system: names no system"]);
  });

  it("has a component of an app where both are of a system", () => {
    const text = catalogue(
      entity("Component", "part", { system: "s", subcomponentOf: "whole" }),
      entity("Component", "whole", { system: "s" }),
      entity("Component", "deeper", { system: "s", subcomponentOf: "part" }),
      entity("Component", "lone"),
      entity("Component", "of-lone", { system: "s", subcomponentOf: "lone" }),
    );
    expect(elementsOf(conversionOf(text))).toEqual([
      "app s/deeper",
      "app s/of-lone",
      "app s/whole",
      "component whole/part",
      "system lone",
      "system s",
    ]);
  });

  it("says a dependency once, at whichever end it stands", () => {
    const text = catalogue(
      entity("Resource", "db", { dependencyOf: ["web", "component:default/job", "nobody"] }),
      entity("Component", "web", { dependsOn: ["resource:db"] }),
      entity("Component", "job"),
      entity("API", "orders", { dependencyOf: ["web"] }),
    );
    expect(relationshipsOf(conversionOf(text))).toEqual(["job -> db depends on", "web -> db depends on"]);
    expect(notesOf(text)).toEqual([
      "2 [0].spec.dependencyOf[2]: names what the file does not hold: the relationship is left out",
    ]);
  });

  it("says that the type of a system is left out", () => {
    const text = catalogue(entity("System", "shop", { type: "product" }));
    expect(notesOf(text)).toEqual(["2 spec.type: types of systems are not carried over"]);
  });

  it("relates who consumes an interface with each who provides it", () => {
    const text = catalogue(
      entity("Component", "a", { providesApis: ["orders", 7] }),
      entity("Component", "b", { providesApis: ["default/orders"], dependsOn: [7] }),
      entity("Component", "c", { consumesApis: ["api:orders", 7, "nobodys"] }),
      entity("API", "orders", { definition: "openapi: 3.1.0", providesApis: ["nobodys"] }),
    );
    expect(relationshipsOf(conversionOf(text)).filter((line) => line.includes("orders"))).toEqual([
      "c -> a consumes api:orders",
      "c -> b consumes api:orders",
    ]);
    expect(notesOf(text).filter((note) => note.includes("nothing in the file provides"))).toHaveLength(1);
  });

  it("has no more relationships than a model", () => {
    const many = (what: string, spec: object): readonly string[] =>
      Array.from({ length: 110 }, (_, n) => entity("Component", `${what}${n}`, spec));
    const text = catalogue(...many("p", { providesApis: ["a"] }), ...many("c", { consumesApis: ["a"] }));
    expect(refusalOf(text)).toContain("holds over 10000 relationships");
  });

  it("tells what each other kind is not", () => {
    const kinds = ["User", "Group", "Location", "Template", "constructor"];
    const text = catalogue(
      ...kinds.map((kind) => entity(kind, "x")),
      '{"kind": "System", "metadata": {}}',
      '{"kind": 7}',
    );
    expect(notesOf(text).map((note) => note.replace(/^\d+ \[\d\]: /, ""))).toEqual([
      "people and teams are not carried over",
      "people and teams are not carried over",
      "other files are not read: nothing is fetched",
      "templates are not carried over",
      "is an entity of another kind",
      "is an entity without a name",
      "is an entity of another kind",
    ]);
  });
});
