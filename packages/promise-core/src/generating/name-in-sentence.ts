import { shortened } from "./shortened.js";

/** Sentences stay readable, and recipes small, whatever parts of the model are called. */
const MOST_CHARACTERS = 80;

/** What a sentence calls a fact: its name, or the ID of one that is not there. */
export function nameInSentence(facts: ReadonlyMap<string, { readonly name: string }>, id: string): string {
  return quotedName(facts.get(id)?.name ?? id);
}

export function quotedName(name: string): string {
  return `"${shortened(name, MOST_CHARACTERS)}"`;
}
