import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface QuestionsSearch {
  readonly q?: string | undefined;
}

export function readQuestionsSearch(search: Readonly<Record<string, unknown>>): QuestionsSearch {
  return { q: textIn(search, "q") };
}
