import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readAnswerRequest } from "../../src/index.js";
import { ACCEPTANCE_REQUEST, OPEN_REQUEST, WONT_FIX_REQUEST } from "../../src/testing/request-bodies.js";
import { RULES_OF_ANSWERS } from "./rules-of-answers.js";

describe("the refusals of answers to a finding", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readAnswerRequest(text)),
    () =>
      inputsOfBodies(
        { wontFix: WONT_FIX_REQUEST, acceptance: ACCEPTANCE_REQUEST, open: OPEN_REQUEST },
        RULES_OF_ANSWERS,
      ),
  );
});
