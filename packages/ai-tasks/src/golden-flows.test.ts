import { describe, expect, it } from "@jest/globals";
import { modelWithChanges, uuidV5 } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import {
  acceptFlow,
  createAllMissing,
  FLOW_MOVES,
  FLOW_TASK,
  factsById,
  flowProposalRecord,
} from "./index.js";
import { ANN, aProposal, everyFlow, numbered, SHOP } from "./testing/flows.js";

const FOLDER = new URL("../golden/flows/", import.meta.url);

const proposal = () => aProposal(everyFlow());
const place = { projectId: numbered(1), modelStreamId: numbered(2), model: SHOP.model, isBranchOpen: true };
const present = { facts: factsById(SHOP.model), modelVersion: 7, scenarioVersion: null };

function made() {
  const created = createAllMissing({ proposal: proposal(), ...place, acceptance: ANN }, (alias) =>
    uuidV5(numbered(3), alias),
  );
  return created.ok && created.value !== null ? created.value : null;
}

function accepted() {
  const after = made();
  const facts = after === null ? [] : factsById(modelWithChanges(SHOP.model, after.plan.changes));
  return acceptFlow({
    proposal: after?.proposal ?? proposal(),
    request: { scenarioId: null, name: null, acceptStale: true },
    present: { ...present, facts: new Map(facts) },
    ...{ isBranchOpen: true, newId: numbered(5), by: ANN.actor, at: ANN.at },
  });
}

const RESULTS: Readonly<Record<string, () => string>> = {
  "accepted.json": () => goldenJson(accepted()),
  "created.json": () => goldenJson(made()?.plan),
  "moves.json": () => goldenJson(FLOW_MOVES),
  "record.json": () => goldenJson(flowProposalRecord(proposal(), present)),
  "task.json": () => goldenJson(FLOW_TASK),
};

describe("flows are told, proposed and accepted as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, result) => {
    expectGolden(new URL(name, FOLDER), result());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
