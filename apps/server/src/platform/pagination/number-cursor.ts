import { type Keyset, refuseCursor } from "./cursor.js";

const NUMBER = /^[1-9]\d{0,8}$/;

/** The number that a page of a list by numbers ended with; null without a cursor. */
export function numberIn(keyset: Keyset | null): number | null {
  if (keyset === null) {
    return null;
  }
  const [number, ...rest] = keyset;
  if (number === undefined || !NUMBER.test(number) || rest.length > 0) {
    throw refuseCursor();
  }
  return Number(number);
}
