import { hasControlCharacter, isLongerThan, isWellFormedText, type JsonValue } from "@plumbline/model-core";
import { NUMBER_MARK } from "../decimals/quote-numbers.js";
import { isCalendarDate } from "../documents/calendar-date.js";
import { CATALOGUE_LIMITS } from "../limits.js";

/** An object of JSON. */
export type Item = { readonly [name: string]: JsonValue };

const ONE_LINE = "must be one line of valid Unicode";

/**
 * The fields of one item of the catalogue, whose numbers are marked texts of their digits. What is not as the protocol
 * says is told in our words, which quote nothing; something of its type stands for it.
 */
export class ItemFields {
  readonly #item: Item;
  readonly #tell: (fault: string) => void;

  constructor(item: Item, tell: (fault: string) => void) {
    this.#item = item;
    this.#tell = tell;
  }

  /** A text; null where it is missing, null or empty. */
  text(name: string): string | null {
    const value = this.#item[name] ?? "";
    const why = typeof value === "string" && !isMarked(value) ? whyNoText(value) : "must be a text";
    if (why !== null) {
      this.#tell(`${name} ${why}`);
    }
    return typeof value !== "string" || value.trim() === "" ? null : value;
  }

  /** A text that has to be there. */
  stated(name: string): string {
    return this.#ruled(name, (text) => text !== "", "must not be blank");
  }

  currency(name: string): string {
    return this.#ruled(name, (code) => /^[A-Z]{3}$/.test(code), "must be three letters A to Z");
  }

  /** The day of a timestamp. */
  day(name: string): string {
    const day = this.stated(name).replace(/T.*/s, "");
    if (!isCalendarDate(day)) {
      this.#tell(`${name} must be a timestamp`);
    }
    return day;
  }

  /** The plain digits of a number; null where it is missing or null. */
  digits(name: string): string | null {
    const value = this.#item[name] ?? null;
    if (value === null || isMarked(value)) {
      return value?.slice(NUMBER_MARK.length) ?? null;
    }
    this.#tell(`${name} must be a number`);
    return null;
  }

  #ruled(name: string, rule: (text: string) => boolean, message: string): string {
    const text = this.text(name) ?? "";
    if (!rule(text)) {
      this.#tell(`${name} ${message}`);
    }
    return text;
  }
}

function isMarked(value: JsonValue): value is string {
  return typeof value === "string" && value.startsWith(NUMBER_MARK);
}

function whyNoText(text: string): string | null {
  if (isLongerThan(text, CATALOGUE_LIMITS.textCharacters)) {
    return `must have at most ${CATALOGUE_LIMITS.textCharacters} characters`;
  }
  const isOneLine = !hasControlCharacter(text) && !/[\u2028\u2029]/.test(text) && isWellFormedText(text);
  return isOneLine ? null : ONE_LINE;
}
