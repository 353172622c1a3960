import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { CATALOGUE_LIMITS } from "../limits.js";
import { catalogueAddress } from "./catalogue-address.js";
import { nextSkip } from "./next-skip.js";

const BASE = "https://prices.test/api/retail/prices";
const NOTHING = { filter: {}, currency: "USD", skip: 0 };

describe("the address of a question", () => {
  it.each([
    [BASE, `${BASE}?currencyCode='USD'`],
    [`${BASE}?`, `${BASE}?currencyCode='USD'`],
    [`${BASE}?api-version=1`, `${BASE}?api-version=1&currencyCode='USD'`],
    [`${BASE}?api-version=1&`, `${BASE}?api-version=1&currencyCode='USD'`],
    [`${BASE}#part`, `${BASE}?currencyCode='USD'`],
  ])("%s is used whole", (base, address) => {
    expect(catalogueAddress(base, NOTHING)).toBe(address);
  });

  it("says each filter exactly, with quotes doubled, and how much is skipped", () => {
    const filter = { serviceName: "O'Brien's & Co", armRegionName: undefined, meterName: "100% +1" };
    const { searchParams } = new URL(
      catalogueAddress(BASE, { filter, currency: "EUR", skip: 100 }),
    ) as unknown as {
      searchParams: ReadonlyMap<string, string>;
    };
    expect([...searchParams]).toEqual([
      ["currencyCode", "'EUR'"],
      ["$filter", "serviceName eq 'O''Brien''s & Co' and meterName eq '100% +1'"],
      ["$skip", "100"],
    ]);
  });

  it("lets no text out of its quotes", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", "a", " ", "&", "$", "=", "%", "#", "é") }),
        (text) => {
          const address = catalogueAddress(BASE, { ...NOTHING, filter: { skuName: text } });
          const [, filter = ""] = /&\$filter=([^&#]*)$/.exec(address) ?? [];
          const [, inside = ""] = /^skuName eq '((?:[^']|'')*)'$/.exec(decodeURIComponent(filter)) ?? [];
          expect(inside.replaceAll("''", "'")).toBe(text);
        },
      ),
      { seed: 40 },
    );
  });
});

describe("the next page", () => {
  const at = { origin: "https://prices.test", skip: 100 };

  it.each([
    [`${BASE}?$filter=a&$skip=200`, 200],
    [`https://prices.test:443/other?%24skip=200&a=1`, 200],
    [`${BASE}?$skip=200#x`, 200],
    [`${BASE}?$skip=100`, null],
    [`${BASE}?$skip=0`, null],
    [`${BASE}?$skip=${CATALOGUE_LIMITS.skip}`, CATALOGUE_LIMITS.skip],
    [`${BASE}?$skip=${CATALOGUE_LIMITS.skip + 1}`, null],
    [`${BASE}?$skip=1000000000`, null],
    [`${BASE}?$skip=9999999999999999`, null],
    [`${BASE}?$skip=2e2`, null],
    [`${BASE}?$skip=-200`, null],
    [`${BASE}?$top=200`, null],
    [`https://evil.test/?$skip=200`, null],
    [`https://prices.test.evil.test/?$skip=200`, null],
    [`http://prices.test/?$skip=200`, null],
    [`https://prices.test:8443/?$skip=200`, null],
    [`https://prices.test@evil.test/?$skip=200`, null],
    [`//evil.test/?$skip=200`, null],
    [`/api?$skip=200`, null],
    [`javascript:alert(1)?$skip=200`, null],
    ["", null],
  ])("of %s skips %s", (link, skip) => {
    expect(nextSkip(link, at)).toBe(skip);
  });
});
