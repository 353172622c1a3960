import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { KnownImports } from "./known-imports.js";
import { KNOWN_DOCUMENTS, KNOWN_PROJECTS } from "./limits.js";

const project = (number: number): Guid => `project ${number}` as Guid;

it("knows what was imported into the newest state of a project, the last documents of it", () => {
  const known = new KnownImports();
  known.add(project(1), { document: "a", state: "1" });
  known.add(project(1), { document: "a", state: "2" });
  known.add(project(1), { document: "b", state: "2" });
  known.add(project(1), { document: "a", state: "2" });
  expect(known.of(project(1))).toEqual([
    { document: "b", state: "2" },
    { document: "a", state: "2" },
  ]);
  for (let document = 0; document < KNOWN_DOCUMENTS; document += 1) {
    known.add(project(1), { document: String(document), state: "2" });
  }
  expect(known.of(project(1)).map(({ document }) => document)).not.toContain("a");
});

it("forgets the project that nothing was imported into for longest", () => {
  const known = new KnownImports();
  for (let number = 0; number < KNOWN_PROJECTS; number += 1) {
    known.add(project(number), { document: "a", state: "1" });
  }
  known.add(project(0), { document: "b", state: "1" });
  known.add(project(KNOWN_PROJECTS), { document: "a", state: "1" });
  expect(known.of(project(0))).toHaveLength(2);
  expect(known.of(project(1))).toEqual([]);
});
