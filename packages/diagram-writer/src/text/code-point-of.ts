import { present } from "@plumbline/model-core";

/** The number of a character. */
export function codePointOf(character: string): number {
  return present(character.codePointAt(0));
}
