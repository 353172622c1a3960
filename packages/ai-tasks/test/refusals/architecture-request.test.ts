import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readArchitectureRequest } from "../../src/index.js";
import { numbered } from "../../src/testing/aliased-facts.js";

const ID = '"00000000-0000-4000-8000-{n}"';

const RULES = {
  request: { characters: 4_000, texts: ['" "', '"a\\nb"', '"a\\u0007"'] },
  selection: { entries: [200, ID] },
} as const;

const FULL = { request: "What is missing?", branchId: numbered(1), selection: [numbered(2), numbered(3)] };

describe("the refusals of architecture requests", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readArchitectureRequest(text)),
    () => inputsOfBodies({ full: FULL }, RULES, [[2, 20]]),
  );
});
