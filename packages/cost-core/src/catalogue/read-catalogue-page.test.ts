import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anItem, aPage } from "../testing/catalogue-items.js";
import { readCataloguePage } from "./read-catalogue-page.js";

const PLACE = { origin: "https://prices.test", skip: 0 };

function read(text: string): unknown {
  const found = readCataloguePage(text, PLACE);
  return found.ok ? found.value : found.refusal;
}

function oneOf(item: object) {
  const found = readCataloguePage(aPage([item]), PLACE);
  return found.ok ? found.value.rows[0] : found.refusal;
}

/** An item with a field spelled as JSON spells it. */
function spelled(field: string, json: string): string {
  return aPage([anItem({ [field]: "@" })]).replace('"@"', json);
}

describe("a page of the catalogue", () => {
  it("is read into what is kept of each row", () => {
    expect(read(aPage([anItem()], { NextPageLink: "https://prices.test:443/?$skip=100" }))).toEqual({
      rows: [
        {
          meter: {
            meterId: "000a794b-bdb0-58be-a0cd-0c3a0f222923",
            skuId: "DZH318Z0BQPS/00TG",
            serviceName: "Virtual Machines",
            productName: "Virtual Machines FS Series",
            skuName: "F16s Spot",
            meterName: "F16s Spot",
            armRegionName: "westeurope",
            unit: "1 Hour",
            unitPrice: "0.176346",
            currency: "USD",
            effectiveDate: "2020-08-01",
          },
          type: "Consumption",
          tier: "0",
        },
      ],
      nextSkip: 100,
    });
  });

  it.each<[unknown, object]>([
    [null, { nextSkip: null }],
    [undefined, { nextSkip: null }],
    ["", { nextSkip: null }],
    ["https://prices.test/?$skip=2", { nextSkip: 2 }],
    ["https://elsewhere.test/?$skip=2", { nextSkip: null, isCutOff: true }],
    ["https://prices.test/?$skip=0", { nextSkip: null, isCutOff: true }],
    ["https://prices.test/?$skiptoken=2", { nextSkip: null, isCutOff: true }],
    ["javascript:alert(1)", { nextSkip: null, isCutOff: true }],
  ])("with the next page %j is the last, leads on or is cut off", (NextPageLink, after) => {
    expect(read(aPage([], { NextPageLink }))).toEqual({ rows: [], ...after });
  });

  it("may say little of a row", () => {
    const { meterId, unitOfMeasure, currencyCode, effectiveStartDate } = anItem();
    const stated = { meterId, unitOfMeasure, currencyCode, effectiveStartDate };
    const nothing = { skuId: null, serviceName: null, productName: null, skuName: null, meterName: null };
    expect(oneOf({ ...stated, armRegionName: "" })).toEqual({
      meter: {
        ...{ meterId, ...nothing, armRegionName: null, unit: "1 Hour", unitPrice: null },
        ...{ currency: "USD", effectiveDate: "2020-08-01" },
      },
      type: null,
      tier: "0",
    });
  });

  it.each([
    ["1E-05", "0.00001"],
    ["0.1234567890125", "0.123456789012"],
    ["0.1234567890135", "0.123456789014"],
    ["123456789012345.678", "123456789012345.678"],
    ["1234567890123456", null],
    ["999999999999999.9999999999999", null],
    ["-0.5", null],
    ["1e400", null],
    [`1${"0".repeat(500)}`, null],
    ["null", null],
  ])("has the price %s as %s", (json, price) => {
    const page = spelled("retailPrice", json).replace('"unitPrice":0.176346,', "");
    expect(read(page)).toMatchObject({ rows: [{ meter: { unitPrice: price } }] });
  });

  it("has the unit price where it tells no retail price", () => {
    expect(oneOf(anItem({ retailPrice: undefined, unitPrice: 2 }))).toMatchObject({
      meter: { unitPrice: "2" },
    });
  });

  it.each<[string, string, string]>([
    ["nothing", "", "it is not JSON"],
    ["a page of the web", "<!doctype html><script>alert(1)</script>", "it is not JSON"],
    ["a cut answer", aPage([anItem()]).slice(0, -9), "it is not JSON"],
    ["depth", "[".repeat(100), "it is not JSON"],
    ["a list", "[]", "Items must be a list"],
    ["no items", "{}", "Items must be a list"],
    ["items of another type", '{"Items":{}}', "Items must be a list"],
    ["a repeated key", '{"Items":[],"Items":[]}', "it repeats a key"],
    ["an item of another type", '{"Items":[1]}', "Items[0] must be an object"],
    ["a null as item", '{"Items":[null]}', "Items[0] must be an object"],
    ["a link of another type", '{"Items":[],"NextPageLink":1}', "NextPageLink must be a text"],
    ["a price as text", aPage([anItem({ retailPrice: "1" })]), "Items[0].retailPrice must be a number"],
    ["a price in a list", aPage([anItem({ retailPrice: ["1"] })]), "Items[0].retailPrice must be a number"],
    [
      "a price that has no text of its own",
      aPage([anItem({ retailPrice: { toString: false } })]),
      "Items[0].retailPrice must be a number",
    ],
    ["a number as text", aPage([anItem({ skuName: 1 })]), "Items[0].skuName must be a text"],
    [
      "a long text",
      aPage([anItem({ skuName: "x".repeat(201) })]),
      "Items[0].skuName must have at most 200 characters",
    ],
    ["lines", aPage([anItem({ skuName: "a\nb" })]), "Items[0].skuName must be one line of valid Unicode"],
    [
      "separators",
      aPage([anItem({ skuName: "a\u2028b" })]),
      "Items[0].skuName must be one line of valid Unicode",
    ],
    ["half a pair", spelled("skuName", '"\\ud800"'), "Items[0].skuName must be one line of valid Unicode"],
    ["U+0000", spelled("skuName", '"\\u0000"'), "it holds U+0000"],
    ["a text like a marked number", spelled("retailPrice", '"\\u00001"'), "it holds U+0000"],
    ["no meter", aPage([anItem({ meterId: " " })]), "Items[0].meterId must not be blank"],
    [
      "no unit",
      aPage([anItem(), anItem({ unitOfMeasure: null })]),
      "Items[1].unitOfMeasure must not be blank",
    ],
    [
      "no currency",
      aPage([anItem({ currencyCode: "usd" })]),
      "Items[0].currencyCode must be three letters A to Z",
    ],
    [
      "no day",
      aPage([anItem({ effectiveStartDate: "2026-02-30T00:00:00Z" })]),
      "Items[0].effectiveStartDate must be a timestamp",
    ],
    [
      "a tier below zero",
      aPage([anItem({ tierMinimumUnits: -1 })]),
      "Items[0].tierMinimumUnits must be an amount",
    ],
    ["an endless tier", spelled("tierMinimumUnits", "1e99"), "Items[0].tierMinimumUnits must be an amount"],
  ])("is refused for %s", (_, text, why) => {
    expect(read(text)).toBe(why);
  });

  it("is read or refused, whatever it is, and a refusal quotes nothing of it", () => {
    const unwilling = fc.constantFrom({ toString: false }, [{ valueOf: null, toString: "secret" }]);
    const value = fc.oneof(fc.jsonValue(), unwilling, fc.constant("secret<b>"), fc.double());
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(anItem())), value), (change) => {
        const found = readCataloguePage(aPage([anItem(change)], { secret: "<b>" }), PLACE);
        expect(found.ok ? "" : found.refusal).not.toMatch(/secret|</);
      }),
      { seed: 42 },
    );
  });
});
