import { present } from "../present.js";
import type { StoredForm } from "./stored-form.js";

const ENCODER = new TextEncoder();

/** A stored fact begins with its ID, which has one length. */
const BEGINNING = ENCODER.encode('{"id":"');
const ID_DIGITS = 36;
const QUOTE = 0x22;

/** Whether the ID stands where it is looked for. */
export function beginsWithId(fact: Uint8Array): boolean {
  for (let index = 0; index < BEGINNING.length; index += 1) {
    if (fact[index] !== BEGINNING[index]) {
      return false;
    }
  }
  return fact[BEGINNING.length + ID_DIGITS] === QUOTE;
}

/** Where the ID stands in a fact that was written in a form. */
export function placeOfId(form: StoredForm): number {
  if (form.type !== "object") {
    throw new Error("A fact is an object");
  }
  const { first, form: id } = present(form.fields[0]);
  return first.length + id.beside.length + 1;
}

/** Compares two IDs, each where it stands in some bytes, by code unit. */
export function compareIds(left: Uint8Array, from: number, right: Uint8Array, start: number): number {
  for (let index = 0; index < ID_DIGITS; index += 1) {
    const difference = left[from + index]! - right[start + index]!;
    if (difference !== 0) {
      return difference;
    }
  }
  return 0;
}
