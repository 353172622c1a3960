import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { ProposalInput } from "./index.js";
import { ImportedProject } from "./testing/imported-project.js";

const FOLDER = new URL("../golden/", import.meta.url);
const INPUTS = goldenNames(new URL("inputs/", FOLDER));

/** What a repository proposes to an empty project, what accepting it all links, and what it proposes then. */
function resultOf(name: string): string {
  const said = JSON.parse(readFileSync(new URL(`inputs/${name}`, FOLDER), "utf8"));
  const snapshot: ProposalInput["snapshot"] = { files: [], ...said };
  const project = new ImportedProject();
  const items = project.propose(snapshot.facts, { snapshot });
  project.accept(items);
  const { model, serviceLinks, evidenceLinks } = project;
  const again = project.propose(snapshot.facts, { snapshot });
  return goldenJson({ items, model, serviceLinks, evidenceLinks, again });
}

describe("snapshots propose what the golden files say, to the byte", () => {
  it.each(INPUTS)("%s", (name) => {
    expectGolden(new URL(`items/${name}`, FOLDER), resultOf(name));
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(INPUTS.flatMap((name) => [`inputs/${name}`, `items/${name}`]).sort());
  });
});
