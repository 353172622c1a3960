import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readPriceRequest } from "../../src/index.js";
import { BARE_PRICE, FULL_PRICE } from "../../src/testing/bodies.js";
import { AMOUNTS } from "./amounts.js";

const LINE = { characters: 200, texts: ['" "', '""', '"a\\nb"', '"\\u0000"'] };

const RULES = {
  provider: LINE,
  region: LINE,
  sku: LINE,
  unit: LINE,
  description: { characters: 10_000, texts: ['" "', '"a\\nb"', '"\\u0007"'] },
  unitPrice: { texts: AMOUNTS },
  currency: { texts: ['"usd"', '"USDT"', '"ÄÖÜ"', '""'] },
  effectiveDate: { texts: ['"2026-02-29"', '"2024-02-29"', '"0000-01-01"', '"2026-11-24T00:00:00Z"', '""'] },
};

describe("the refusals of prices", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readPriceRequest(text)),
    () => inputsOfBodies({ full: FULL_PRICE, bare: BARE_PRICE }, RULES),
  );
});
