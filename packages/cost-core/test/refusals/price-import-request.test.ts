import { describe } from "@jest/globals";
import { inputsOfBodies, outcomeOfBody } from "../../../model-core/src/testing/refusals/inputs-of-bodies.js";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { readPriceImportRequest } from "../../src/index.js";
import { FULL_IMPORT } from "../../src/testing/bodies.js";

const LINE = { characters: 200, texts: ['" "', '""', '"a\\nb"', '"\\u0000"'] };
const RULES = { meterId: LINE, skuId: LINE, armRegionName: LINE, currency: { texts: ['"usd"', '""'] } };

describe("the refusals of imports", () => {
  replayCorpus(
    import.meta.url,
    ({ text }) => outcomeOfBody(readPriceImportRequest(text)),
    () => inputsOfBodies({ full: FULL_IMPORT }, RULES),
  );
});
