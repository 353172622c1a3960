import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readCritiqueRequest } from "../../src/index.js";
import { numbered } from "../../src/testing/aliased-facts.js";

const ID = '"00000000-0000-4000-8000-{n}"';

const RULES = {
  question: { characters: 4_000, texts: ['" "', '"a\\nb"', '"a\\u0007"'] },
  focus: { entries: [200, ID] },
} as const;

const FULL = { question: "What breaks?", focus: [numbered(1)], branchId: numbered(2) };

describe("the refusals of critique requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readCritiqueRequest(text)),
    () => inputsOfBodies({ full: FULL }, RULES, [[2, 20]]),
  );
});
