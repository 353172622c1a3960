import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { makeEstimate, readCataloguePage, writeEstimateCsv } from "./index.js";
import { anItem, aPage } from "./testing/catalogue-items.js";
import { aShop, LINES } from "./testing/systems.js";

const FOLDER = new URL("../golden/estimates/", import.meta.url);

const SHOP = aShop({ lines: LINES });
const ESTIMATE = makeEstimate(SHOP);
const EMPTY = aShop();
const PAGE = aPage([anItem({ retailPrice: 1e-7 }), anItem({ type: "Reservation", tierMinimumUnits: 1.5 })]);

const RESULTS: Readonly<Record<string, () => string>> = {
  "catalogue-page.json": () =>
    goldenJson(readCataloguePage(PAGE, { origin: "https://prices.test", skip: 0 })),
  "empty.csv": () => writeEstimateCsv(makeEstimate(EMPTY), EMPTY),
  "shop.csv": () => writeEstimateCsv(ESTIMATE, SHOP),
  "shop.json": () => goldenJson(ESTIMATE),
};

describe("estimates are made and written as in the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), made());
  });

  it("which are all compared", () => {
    expect(goldenNames(FOLDER)).toEqual(Object.keys(RESULTS));
  });
});
