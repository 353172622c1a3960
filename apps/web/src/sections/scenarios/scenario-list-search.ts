import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ScenarioListSearch {
  readonly q?: string | undefined;
}

export function readScenarioListSearch(search: Readonly<Record<string, unknown>>): ScenarioListSearch {
  return { q: textIn(search, "q") };
}
