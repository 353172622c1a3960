import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import {
  readAcceptFlowRequest,
  readCreateFlowRequest,
  readCreateMissingRequest,
  readRejectProposalRequest,
  readSubmitFlowRequest,
} from "../../src/index.js";
import { everyFlow, numbered } from "../../src/testing/flows.js";

const ID = '"00000000-0000-4000-8000-0000000001{n}"';
const TEXTS = ['" "', '"a\\nb"', '"a\\u0007"', '"\\ud800"'];

const RULES = {
  request: { characters: 4_000, texts: TEXTS },
  reason: { characters: 4_000, texts: TEXTS },
  name: { characters: 200, texts: TEXTS },
  selection: { entries: [200, ID], texts: ["[]", "null"] },
  branchId: { texts: ["null"] },
  acceptStale: { texts: ["true", "null"] },
} as const;

const READERS = {
  create: readCreateFlowRequest,
  revise: readCreateFlowRequest,
  submit: readSubmitFlowRequest,
  accept: readAcceptFlowRequest,
  reject: readRejectProposalRequest,
  make: readCreateMissingRequest,
  map: readCreateMissingRequest,
} as const;

const BASES: { readonly [Base in keyof typeof READERS]: object } = {
  create: {
    request: "Order",
    branchId: numbered(1),
    reviseScenarioId: null,
    selection: [numbered(2), numbered(3)],
  },
  revise: { request: null, branchId: null, reviseScenarioId: numbered(1) },
  submit: {
    request: "Order",
    reviseScenarioId: numbered(1),
    flow: { ...everyFlow(), refs: [{ alias: "a", id: numbered(4) }] },
  },
  accept: { scenarioId: numbered(1), name: "Mine", acceptStale: true },
  reject: { reason: "Not yet" },
  make: { name: "Pay", parentId: numbered(1), targetId: null },
  map: { name: null, parentId: null, targetId: numbered(1) },
};

describe("the refusals of requests about flows", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOfBody(READERS[base as keyof typeof READERS](text)),
    () => inputsOfBodies(BASES, RULES, [[2, 10]]),
  );
});
