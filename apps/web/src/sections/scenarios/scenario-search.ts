import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ScenarioSearch {
  readonly q?: string | undefined;
}

export function readScenarioSearch(search: Readonly<Record<string, unknown>>): ScenarioSearch {
  return { q: textIn(search, "q") };
}
