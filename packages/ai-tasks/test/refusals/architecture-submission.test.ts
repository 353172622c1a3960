import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readArchitectureSubmission } from "../../src/index.js";
import { numbered } from "../../src/testing/aliased-facts.js";
import { anItem } from "../../src/testing/architectures.js";

const TEXTS = ['" "', '"a\\nb"', '"a\\u0007"'];

const RULES = {
  request: { characters: 4_000, texts: TEXTS },
  summary: { characters: 2_000, texts: TEXTS },
  confidence: { from: 0, to: 1 },
} as const;

const FULL = {
  request: "What is missing?",
  proposal: {
    summary: "Shipping.",
    refs: [{ alias: "shop", id: numbered(1) }],
    items: [anItem({ alias: "ship", kind: "element", name: "Shipping", elementKind: "app", parent: "shop" })],
    questions: [{ text: "Who ships?", about: ["ship"] }],
    assumptions: ["It ships."],
  },
};

describe("the refusals of architecture submissions", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readArchitectureSubmission(text)),
    () => inputsOfBodies({ full: FULL }, RULES, [[2, 20]]),
  );
});
