import { type JsonValue, type Result, readJson } from "@plumbline/model-core";
import { plainAmount, whyNoAmount } from "../decimals/amount.js";
import { NUMBER_MARK, quoteNumbers } from "../decimals/quote-numbers.js";
import { CATALOGUE_LIMITS } from "../limits.js";
import type { CataloguePage, CatalogueRow } from "./catalogue-meter.js";
import { cataloguePrice } from "./catalogue-price.js";
import { type Item, ItemFields } from "./item-fields.js";
import { nextSkip, type PlaceOfPage } from "./next-skip.js";

const NUMBERS = new Set(["retailPrice", "unitPrice", "tierMinimumUnits"]);

/**
 * Reads an answer of the public retail price protocol (docs/reference/prices.md#the-catalogue). The refusal says what is
 * not as the protocol says, in our words: nothing that came from outside is in it.
 */
export function readCataloguePage(text: string, place: PlaceOfPage): Result<CataloguePage, string> {
  const marked = markedPage(text);
  if (!marked.ok) {
    return marked;
  }
  const { items, link } = marked.value;
  const faults: string[] = [];
  const rows = items.map((item, index) => {
    const tell = (fault: string): number => faults.push(`Items[${index}].${fault}`);
    return rowOf(new ItemFields(item, tell), tell);
  });
  const [first] = faults;
  return first === undefined
    ? { ok: true, value: { rows, nextSkip: nextSkip(link, place) } }
    : refused(first);
}

/** What an answer holds, its numbers as marked texts. */
interface MarkedPage {
  readonly items: readonly Item[];
  readonly link: string;
}

function markedPage(text: string): Result<MarkedPage, string> {
  const read = readJson(text, { maxDepth: CATALOGUE_LIMITS.levels });
  if (!read.ok) {
    return refused("it is not JSON");
  }
  const odd = read.value.oddities.find(({ kind }) => kind in ODD);
  if (odd !== undefined) {
    return refused(ODD[odd.kind as keyof typeof ODD]);
  }
  return partsOf(objectIn(quoteNumbers(text, NUMBERS, NUMBER_MARK)));
}

/** Two readers of it might read two things; the mark of numbers must be nobody else's. */
const ODD = { "repeated-key": "it repeats a key", nul: "it holds U+0000" } as const;

function objectIn(json: string): Item {
  const read = readJson(json);
  return read.ok && isItem(read.value.value) ? read.value.value : {};
}

function partsOf({ Items: items, NextPageLink: link }: Item): Result<MarkedPage, string> {
  if (!Array.isArray(items)) {
    return refused("Items must be a list");
  }
  const wrong = items.findIndex((item) => !isItem(item));
  if (wrong !== -1) {
    return refused(`Items[${wrong}] must be an object`);
  }
  const said = link ?? "";
  return typeof said === "string"
    ? { ok: true, value: { items, link: said } }
    : refused("NextPageLink must be a text");
}

function refused(refusal: string): { readonly ok: false; readonly refusal: string } {
  return { ok: false, refusal };
}

function isItem(value: JsonValue): value is Item {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rowOf(said: ItemFields, tell: (fault: string) => void): CatalogueRow {
  const price = said.digits("retailPrice") ?? said.digits("unitPrice");
  const tier = plainAmount(said.digits("tierMinimumUnits") ?? "0");
  if (whyNoAmount(tier) !== null) {
    tell("tierMinimumUnits must be an amount");
  }
  const meter = {
    meterId: said.stated("meterId"),
    skuId: said.text("skuId"),
    serviceName: said.text("serviceName"),
    productName: said.text("productName"),
    skuName: said.text("skuName"),
    meterName: said.text("meterName"),
    armRegionName: said.text("armRegionName"),
    unit: said.stated("unitOfMeasure"),
    unitPrice: price === null ? null : cataloguePrice(price),
    currency: said.currency("currencyCode"),
    effectiveDate: said.day("effectiveStartDate"),
  };
  return { meter, type: said.text("type"), tier };
}
