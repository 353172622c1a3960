import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readAnswerRequest } from "../../src/index.js";

const RULES = { answer: { characters: 10_000, texts: ['" "', '"a\\nb"', '"a\\u0007"', '"\\u0000"'] } };

describe("the refusals of answer requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readAnswerRequest(text)),
    () => inputsOfBodies({ answer: { answer: "The broker." } }, RULES, [[2, 20]]),
  );
});
