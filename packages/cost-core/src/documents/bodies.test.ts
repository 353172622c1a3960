import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anAmount } from "../testing/arbitrary-amounts.js";
import { FULL_IMPORT, FULL_PRICE, FULL_SHEET, numbered } from "../testing/bodies.js";
import { sumOnPaper } from "../testing/digit-reference.js";
import { readCostSheetRequest } from "./cost-sheet-request.js";
import { readPriceImportRequest } from "./price-import-request.js";
import { readPriceRequest } from "./price-request.js";

function priced(unitPrice: string): unknown {
  const text = JSON.stringify({ ...FULL_PRICE, unitPrice: "@" }).replace('"@"', unitPrice);
  const read = readPriceRequest(text);
  return read.ok ? read.value.unitPrice : [read.refusal.code, read.refusal.errors];
}

const refusedPrice = (message: string) => ["validation_error", [{ field: "unitPrice", message }]];

describe("a price", () => {
  it("reads as it is stated", () => {
    expect(readPriceRequest(JSON.stringify(FULL_PRICE))).toEqual({ ok: true, value: FULL_PRICE });
  });

  it.each([
    ["0.1", "0.1"],
    ["1E-05", "0.00001"],
    ["100000000000000.000000000001", "100000000000000.000000000001"],
    ["9007199254740.993", "9007199254740.993"],
    ["1.10", "1.1"],
    ["-0", "0"],
    ['"007.50"', "7.5"],
    ["null", null],
  ])("of %s is %s", (spelled, read) => {
    expect(priced(spelled)).toBe(read);
  });

  it("loses no digit, as number or as text", () => {
    fc.assert(
      fc.property(anAmount, (text) => {
        const number = text.replace(/^0+(?=\d)/, "");
        expect([priced(number), priced(`"${text}"`)]).toEqual([sumOnPaper(text, "0"), sumOnPaper(text, "0")]);
      }),
      { seed: 50 },
    );
  });

  it.each([
    ["-1", "must be 0 or more"],
    ['"-1"', "must be 0 or more"],
    ['"1e2"', "must have at most 15 digits before the point and 12 after it"],
    ["1e15", "must have at most 15 digits before the point"],
    ["1e400", "must have at most 15 digits before the point and 12 after it"],
    ["1e-13", "must have at most 12 digits after the point"],
    ["0.1234567890123", "must have at most 12 digits after the point"],
    ['""', "must be digits with at most one point between them"],
    ['"$1"', "must be digits with at most one point between them"],
    ["true", "must be a number, or its digits as text"],
    ["{}", "must be a number, or its digits as text"],
    ["[1]", "must be a number, or its digits as text"],
  ])("of %s is refused: %s", (spelled, message) => {
    expect(priced(spelled)).toEqual(refusedPrice(message));
  });

  it.each([
    ["[]", "invalid_body", ""],
    ["", "invalid_body", ""],
    ['{"provider":', "invalid_body", "provider"],
    ["1", "invalid_body", ""],
  ])("of the body %j is %s", (text, code, field) => {
    const read = readPriceRequest(text);
    expect(read.ok ? null : [read.refusal.code, read.refusal.errors[0]?.field]).toEqual([code, field]);
  });

  it("names every field that is missing", () => {
    const read = readPriceRequest("{}");
    expect(read.ok ? [] : read.refusal.errors.map(({ field }) => field)).toEqual(Object.keys(FULL_PRICE));
    expect(read.ok ? "" : read.refusal.code).toBe("validation_error");
  });

  it("takes no number for a text", () => {
    const read = readPriceRequest(JSON.stringify({ ...FULL_PRICE, sku: 1, region: 2 }));
    expect(read.ok ? [] : read.refusal.errors).toEqual([
      { field: "region", message: "must be a string" },
      { field: "sku", message: "must be a string" },
    ]);
  });
});

describe("an import", () => {
  it("reads as it is stated", () => {
    expect(readPriceImportRequest(JSON.stringify(FULL_IMPORT))).toEqual({ ok: true, value: FULL_IMPORT });
  });
});

describe("a cost sheet", () => {
  const read = (lines: readonly object[]) => {
    const found = readCostSheetRequest(JSON.stringify({ ...FULL_SHEET, lines }));
    return found.ok ? found.value.lines : found.refusal.errors;
  };

  it("reads as it is stated; of a line the quantity alone has to be", () => {
    const found = readCostSheetRequest(JSON.stringify(FULL_SHEET));
    const [first] = FULL_SHEET.lines;
    const bare = { id: null, elementId: null, priceId: null, quantity: "1", hoursPerMonth: null, note: null };
    expect(found).toEqual({ ok: true, value: { ...FULL_SHEET, lines: [first, bare] } });
  });

  it("has amounts as number or text, digit for digit", () => {
    const text = '{"name":"s","lines":[{"quantity":0.100000000001,"hoursPerMonth":"730.50"}]}';
    const found = readCostSheetRequest(text);
    expect(found.ok && found.value.lines[0]).toMatchObject({
      quantity: "0.100000000001",
      hoursPerMonth: "730.5",
    });
  });

  it("has lines with IDs of their own, in any letter case", () => {
    const [a, b] = [numbered(0xa), numbered(0xb)];
    const line = (id: string | null) => ({ id, quantity: 1 });
    expect(read([line(a), line(b), line(null), line(null), line(a.toUpperCase())])).toEqual([
      { field: "lines[4].id", message: "is the ID of a line before it" },
    ]);
    expect(read([line("x"), line("x")])).toHaveLength(2);
    expect(read([[] as object, line(a)])).toEqual([{ field: "lines[0]", message: "must be an object" }]);
  });
});
