import { describe, expect, it } from "@jest/globals";
import { type Element, type ElementId, wholeFact } from "@plumbline/model-core";
import { ImportedProject, itemOf, numbered } from "../testing/imported-project.js";
import { says } from "../testing/source-facts.js";

const SYSTEM = numbered<ElementId>(10);
const APP = numbered<ElementId>(11);

function element(said: Partial<Element> & Pick<Element, "id" | "kind" | "name">): Element {
  return wholeFact("element", { status: "current", ...said });
}

const system = element({ id: SYSTEM, kind: "system", name: "Shop" });

function app(said: Partial<Element> = {}): Element {
  return element({ id: APP, kind: "app", name: "Ordering.API", parentId: SYSTEM, ...said });
}

describe("the system of new elements", () => {
  it("is that of the linked services, also of one that is a component", () => {
    const part = element({ id: numbered(12), kind: "component", name: "Part", parentId: APP });
    const project = new ImportedProject({ elements: [system, app(), part] });
    const link = { id: numbered(50), repository: "r", serviceKey: "src/part" };
    project.serviceLinks = [
      { ...link, elementId: part.id },
      { ...link, serviceKey: "gone", elementId: numbered(77) },
      { ...link, serviceKey: "lost", elementId: SYSTEM },
    ];
    const items = project.propose([says.service("src/new")]);
    expect(itemOf(items, "element", "service|src/new").proposed["parentId"]).toBe(SYSTEM);
    expect(items.some(({ factKey }) => factKey === null)).toBe(false);
  });

  it("is the first of those that have as many", () => {
    const other = element({ id: numbered(9), kind: "system", name: "Other" });
    const second = element({ id: numbered(12), kind: "app", name: "B", parentId: other.id });
    const project = new ImportedProject({ elements: [system, app(), other, second] });
    const link = { id: numbered(50), repository: "r" };
    project.serviceLinks = [
      { ...link, serviceKey: "a", elementId: APP },
      { ...link, serviceKey: "b", elementId: second.id },
    ];
    const items = project.propose([says.service("src/new")]);
    expect(itemOf(items, "element", "service|src/new").proposed["parentId"]).toBe(other.id);
  });

  it("is the one that most of the linked services are in", () => {
    const other = element({ id: numbered(9), kind: "system", name: "Other" });
    const second = element({ id: numbered(12), kind: "app", name: "B", parentId: SYSTEM });
    const third = element({ id: numbered(13), kind: "app", name: "C", parentId: other.id });
    const project = new ImportedProject({ elements: [system, app(), second, other, third] });
    const link = { id: numbered(50), repository: "r" };
    project.serviceLinks = [third.id, APP, second.id].map((elementId, at) => ({
      ...link,
      serviceKey: `s${at}`,
      elementId,
    }));
    const items = project.propose([says.service("src/new")]);
    expect(itemOf(items, "element", "service|src/new").proposed["parentId"]).toBe(SYSTEM);
  });

  it("is no application that is called as the repository, and is not proposed where nothing is put into it", () => {
    const elsewhere = element({ id: numbered(9), kind: "system", name: "Else" });
    const called = app({ name: "shop", parentId: elsewhere.id });
    const project = new ImportedProject({ elements: [elsewhere, called] });
    const facts = [says.service("src/new")];
    const items = project.propose(facts);
    const system = itemOf(items, "element", null);
    expect(itemOf(items, "element", "service|src/new").proposed["parentId"]).toBe(system.id);
    const targets = new Map([[itemOf(items, "element", "service|src/new").id, APP]]);
    const chosen = project.propose(facts, { targets });
    expect(chosen.some(({ factKey }) => factKey === null)).toBe(false);
    const more = project.propose([...facts, says.service("src/newer")], { targets });
    expect(itemOf(more, "element", null).id).toBe(system.id);
  });

  it("is neither of two that are called as the repository", () => {
    const second = element({ id: numbered(9), kind: "system", name: "shop" });
    const items = new ImportedProject({ elements: [system, second] }).propose([says.service("src/new")]);
    expect(itemOf(items, "element", "service|src/new").proposed["parentId"]).toBe(
      itemOf(items, "element", null).id,
    );
  });

  it("is one that is called as the repository, or that a person chose", () => {
    const project = new ImportedProject({ elements: [system, app()] });
    const of = (more = {}) =>
      itemOf(project.propose([says.service("src/new")], more), "element", "service|src/new").proposed[
        "parentId"
      ];
    expect(of()).toBe(SYSTEM);
    const [first] = new ImportedProject().propose([says.service("src/new")]);
    const other = element({ id: numbered(9), kind: "system", name: "Other" });
    project.model = { ...project.model, elements: [other] };
    expect(of({ targets: new Map([[first?.id, other.id]]) })).toBe(other.id);
    expect(of({ targets: new Map([[first?.id, null]]) })).toBe(first?.id);
  });
});
