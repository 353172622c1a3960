import { SEARCHED_CHARACTERS } from "../limits.js";

/** A to Z as a to z, whatever the locale of the database. */
export function LOWER(text: string): string {
  return `lower((${text}) COLLATE "C")`;
}

/** How much of a text an entry has. */
export const NO_LONGER = SEARCHED_CHARACTERS;
