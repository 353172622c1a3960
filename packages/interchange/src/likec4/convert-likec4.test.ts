import { describe, expect, it } from "@jest/globals";
import { conversionOf, elementsOf, notesOf, refusalOf, relationshipsOf } from "../testing/conversion-of.js";

function exported(elements: object, relations: object = {}, more: object = {}): object {
  return { specification: { elements: {} }, elements, relations, ...more };
}

describe("an export of LikeC4", () => {
  it.each([
    [{ relations: {} }, "elements: must be an object, as an export of LikeC4 has it at line 1"],
    [{ elements: {}, relations: [] }, "relations: must be an object"],
  ])("%j is refused", (document, title) => {
    expect(refusalOf(document, { format: "likec4" })).toContain(title);
  });

  it("has kinds by how deep elements are, and what their kinds are called", () => {
    const elements = {
      ann: { kind: "user", title: "Ann" },
      bob: { kind: "thing", title: "Bob", shape: "person" },
      team: { kind: "user", title: "Team" },
      "team.tool": { kind: "database", title: "Tool" },
      "team.tool.part": { kind: "x", title: "Part" },
      "team.tool.part.deep.deeper": { kind: "x", title: "Deep" },
      "team.db": { kind: "x", title: "Db", style: { shape: "cylinder" } },
      "gap.inner": { kind: "x", title: "Inner" },
      bare: {},
    };
    const conversion = conversionOf(exported(elements));
    expect(elementsOf(conversion)).toEqual([
      "actor Ann",
      "actor Bob",
      "app Team/Tool",
      "component Tool/Deep",
      "component Tool/Part",
      "store Team/Db",
      "system Inner",
      "system Team",
      "system bare",
    ]);
  });

  it("takes shapes from what the kinds of elements look like", () => {
    const specification = { elements: { vault: { style: { shape: "storage" } } } };
    const document = exported({ a: { kind: "s" }, "a.b": { kind: "vault" } }, {}, { specification });
    expect(elementsOf(conversionOf(document))).toEqual(["store a/a.b", "system a"]);
  });

  it("leaves out what is no element or relation", () => {
    const elements = { a: {}, b: 7, ["c.".repeat(60)]: {}, ["d".repeat(1001)]: {}, "": { title: "" } };
    const relations = {
      r: { source: "a", target: { model: "a" }, title: "again" },
      s: { source: { model: "a" }, target: { model: "b" } },
      t: {},
    };
    const document = exported(elements, relations);
    expect(relationshipsOf(conversionOf(document))).toEqual(["a -> a again"]);
    expect(notesOf(document).filter((note) => /is no (?:element|relation)/.test(note))).toHaveLength(5);
    expect(elementsOf(conversionOf(document))).toEqual(["system a", "system unnamed"]);
  });

  it("is called what its project is called", () => {
    const name = (more: object): unknown =>
      conversionOf(exported({ a: { summary: { txt: "s" } } }, {}, more)).document.project.name;
    expect(name({ projectId: "p", project: { title: "T" } })).toBe("T");
    expect(name({ project: { id: "p" } })).toBe("p");
    expect(name({})).toBe("");
  });
});
