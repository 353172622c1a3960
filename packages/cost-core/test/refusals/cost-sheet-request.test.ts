import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readCostSheetRequest } from "../../src/index.js";
import { FULL_SHEET } from "../../src/testing/bodies.js";
import { AMOUNTS } from "./amounts.js";

const RULES = {
  name: { characters: 200, texts: ['" "', '""', '"a\\nb"', '"\\u0000"'] },
  lines: { entries: [1_000, '{"quantity":1}'] },
  quantity: { texts: AMOUNTS },
  hoursPerMonth: { texts: AMOUNTS },
  note: { characters: 1_000, texts: ['" "', '"a\\nb"', '"\\u0007"'] },
} as const;

describe("the refusals of cost sheets", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readCostSheetRequest(text)),
    () => inputsOfBodies({ full: FULL_SHEET }, RULES),
  );
});
