import { compareCodeUnits } from "@plumbline/model-core";

/** What stands in name order. */
export interface NamedFact {
  readonly name: string;
  readonly id: string;
}

/** Name order (docs/reference/conventions.md#name-order): A to Z as a to z first, then the name, then the ID, by code point. */
export function compareInNameOrder(left: NamedFact, right: NamedFact): number {
  return (
    compareCodePoints(lower(left.name), lower(right.name)) ||
    compareCodePoints(left.name, right.name) ||
    compareCodeUnits(left.id, right.id)
  );
}

function lower(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function compareCodePoints(left: string, right: string): number {
  return compareCodeUnits(inOrder(left), inOrder(right));
}

const AFTER_SURROGATES = 0xe000;

/** The code units of a text, with those of characters over U+FFFF after all others. */
function inOrder(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < AFTER_SURROGATES ? code + 0x2000 : code - 0x800);
  });
}
