import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readAcceptRequest, readRejectRequest } from "../../src/index.js";
import { numbered } from "../../src/testing/decision-bodies.js";

const BASES = {
  accept: { contentHash: "0f".repeat(32), revisionId: numbered(1), branchId: null },
  reject: { reason: "It is slow.", contentHash: "0f".repeat(32) },
};

const RULES = {
  contentHash: { texts: ['""'] },
  reason: { characters: 20_000, texts: ['" "', '"a\\nb"', '"a\\u0007"'] },
};

describe("the refusals of acceptances and rejections", () => {
  replayCorpus(
    import.meta.url,
    ({ text, base }) => outcomeOfBody(base === "accept" ? readAcceptRequest(text) : readRejectRequest(text)),
    () => inputsOfBodies(BASES, RULES),
  );
});
