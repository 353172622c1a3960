/** Values that bodies about prices and cost sheets are declared with (docs/reference/prices.md#prices). */

import {
  type About,
  atMostCharacters,
  firstOf,
  LINES,
  NOT_BLANK,
  type Node,
  ONE_LINE,
  text,
} from "@plumbline/model-core/declaring";
import { plainAmount, whyNoAmount } from "../decimals/amount.js";
import { COST_LIMITS } from "../limits.js";
import { isCalendarDate } from "./calendar-date.js";

const SHORT_ENOUGH = atMostCharacters(COST_LIMITS.textCharacters);

/** A text of one line that is not blank. */
export function line(about: About = {}): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, ONE_LINE, SHORT_ENOUGH)], ...about });
}

/** A text of one line that may be blank. */
export function anyLine(about: About): Node<string> {
  return text({ rules: [firstOf(ONE_LINE, SHORT_ENOUGH)], ...about });
}

/** A text of any lines that may be blank. */
export function prose(most: number, about: About = {}): Node<string> {
  return text({ rules: [firstOf(LINES, atMostCharacters(most))], ...about });
}

/** A number or its digits as text, read as the one way to write its value. Its reader has the digits of numbers. */
export function amount(about: string): Node<string> {
  return text({
    readAs: plainAmount,
    rules: [{ broken: whyNoAmount, schema: { type: ["string", "number"], pattern: "^[0-9]+(\\.[0-9]+)?$" } }],
    wrong: "must be a number, or its digits as text",
    about,
  });
}

const CURRENCY = /^[A-Z]{3}$/;

/** Three letters, as `USD`. */
export function currency(): Node<string> {
  const broken = (code: string) => (CURRENCY.test(code) ? null : "must be three letters A to Z");
  return text({ rules: [{ broken, schema: { pattern: CURRENCY.source } }] });
}

/** A day that the calendar has, as `2026-11-24`. */
export function calendarDate(about: About): Node<string> {
  const broken = (day: string) =>
    isCalendarDate(day) ? null : "must be a date that there is, as 2026-11-24";
  return text({ rules: [{ broken, schema: { format: "date" } }], ...about });
}
