import { type JsonValue, type Result, readJson } from "@plumbline/model-core";
import { plainAmount, whyNoAmount } from "../decimals/amount.js";
import { NUMBER_MARK, quoteNumbers } from "../decimals/quote-numbers.js";
import { CATALOGUE_LIMITS } from "../limits.js";
import type { CataloguePage, CatalogueRow } from "./catalogue-meter.js";
import { cataloguePrice } from "./catalogue-price.js";
import { type Item, ItemFields } from "./item-fields.js";
import { nextSkip, type PlaceOfPage } from "./next-skip.js";

const QUOTING = { keys: ["retailPrice", "unitPrice", "tierMinimumUnits"], mark: NUMBER_MARK } as const;

/** Its escape too, also where a backslash stands before it: there is no honest use of either. */
const NUL = /\0|\\u0000/;

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
  return first === undefined ? { ok: true, value: { rows, ...whatFollows(link, place) } } : refused(first);
}

function whatFollows(link: string, place: PlaceOfPage): Omit<CataloguePage, "rows"> {
  const next = nextSkip(link, place);
  return next === null && link !== "" ? { nextSkip: null, isCutOff: true } : { nextSkip: next };
}

/** What an answer holds, its numbers as marked texts. */
interface MarkedPage {
  readonly items: readonly Item[];
  readonly link: string;
}

/** The mark of numbers must be nobody else's; of a key that is repeated two readers might read two things. */
function markedPage(text: string): Result<MarkedPage, string> {
  if (NUL.test(text)) {
    return refused("it holds U+0000");
  }
  const read = readJson(quoteNumbers(text, QUOTING), { maxDepth: CATALOGUE_LIMITS.levels });
  if (!read.ok) {
    return refused("it is not JSON");
  }
  const { value, oddities } = read.value;
  return oddities.some(({ kind }) => kind === "repeated-key")
    ? refused("it repeats a key")
    : partsOf(isItem(value) ? value : {});
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
