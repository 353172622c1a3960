import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readAnswersRequest } from "../../src/index.js";
import { ANSWERS_REQUEST_BODY } from "../../src/testing/request-bodies.js";
import { RULES_OF_ANSWERS } from "./rules-of-answers.js";

const ENTRY = '{"ruleId":"REL-001","subjectId":"00000000-0000-4000-8000-{n}","status":"open","reason":" "}';

const SAME = `[${ENTRY},${ENTRY}]`.replaceAll("{n}", "000000000011");

describe("the refusals of answers to several findings", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readAnswersRequest(text)),
    () =>
      inputsOfBodies(
        { answers: ANSWERS_REQUEST_BODY },
        { ...RULES_OF_ANSWERS, answers: { entries: [200, ENTRY], texts: ["[]", SAME] } },
      ),
  );
});
