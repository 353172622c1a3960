import { describe, expect, it } from "@jest/globals";
import { projectsNamed } from "./projects-named.js";

const projects = ["Shop of old", "eShop", "Warehouse", "shop"].map((name) => ({ name }));
const found = (q: string): readonly string[] => projectsNamed(projects, q).map(({ name }) => name);

describe("projects by their name", () => {
  it("have all the words, in any letter case, what begins with them first", () => {
    expect(found("SHOP")).toEqual(["Shop of old", "shop", "eShop"]);
    expect(found("old shop")).toEqual(["Shop of old"]);
    expect(found("none")).toEqual([]);
  });

  it("are a few", () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `p${at}` }));
    expect(projectsNamed(many, "p")).toHaveLength(12);
  });
});
