import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readSnapshotRequest } from "../../src/index.js";
import { SNAPSHOT_REQUEST_BODY } from "../../src/testing/request-bodies.js";

const RULES = {
  note: { characters: 2_000, texts: ['""', '" "', '"a\\nb"', '"a\\u0007"', '"\\u0000"', '"\\ud800"'] },
};

describe("the refusals of requests for a snapshot", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readSnapshotRequest(text)),
    () => inputsOfBodies({ snapshot: SNAPSHOT_REQUEST_BODY }, RULES),
  );
});
