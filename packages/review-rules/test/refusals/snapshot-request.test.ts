import { describe } from "@jest/globals";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readSnapshotRequest } from "../../src/index.js";
import { SNAPSHOT_REQUEST_BODY } from "../../src/testing/request-bodies.js";
import { inputsOfBodies, outcomeOf } from "./inputs-of-body.js";

const RULES = {
  note: { characters: 2_000, texts: ['""', '" "', '"a\\nb"', '"a\\u0007"', '"\\u0000"', '"\\ud800"'] },
};

describe("the refusals of requests for a snapshot", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOf(readSnapshotRequest(text)),
    () => inputsOfBodies({ snapshot: SNAPSHOT_REQUEST_BODY }, RULES),
  );
});
