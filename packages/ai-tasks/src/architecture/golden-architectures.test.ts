import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../../model-core/src/testing/golden/golden-names.js";
import { ARCHITECTURE_TASK, answerArchitecture, factsById, linksOfItems } from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { aProposal, SHOP } from "../testing/architectures.js";
import { decided, modelAfter } from "../testing/decided-architectures.js";

const FOLDER = new URL("../../golden/architecture/", import.meta.url);

const first = () => decided(aProposal(), { accept: ["logistics", "ship", "rename"], reject: ["parcels"] });
const model = () => modelAfter(SHOP, first());
const last = () =>
  decided(first().proposal, { accept: ["asks", "sent", "send"], reject: ["label"] }, model());

const RESULTS: Readonly<Record<string, () => string>> = {
  "changes.json": () => goldenJson([first().changes, last().changes]),
  "decided.json": () =>
    goldenJson(answerArchitecture(last().proposal, factsById(modelAfter(model(), last())))),
  "links.json": () => goldenJson(linksOfItems(numbered(4), first().accepted)),
  "proposal.json": () => goldenJson(aProposal()),
  "task.json": () => goldenJson(ARCHITECTURE_TASK),
};

describe("architectures are proposed, decided and asked for as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
