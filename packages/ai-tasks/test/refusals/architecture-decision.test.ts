import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readArchitectureDecision } from "../../src/index.js";
import { numbered } from "../../src/testing/aliased-facts.js";

const ID = '"00000000-0000-4000-8000-{n}"';

const RULES = { accept: { entries: [300, ID] }, reject: { entries: [300, ID] } } as const;

const FULL = { accept: [numbered(1)], reject: [numbered(2)] };

describe("the refusals of architecture decisions", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readArchitectureDecision(text)),
    () => inputsOfBodies({ full: FULL }, RULES, [[2, 20]]),
  );
});
