import { textIn } from "../../design/search-values.js";

/** What the address says of this screen after `?`. */
export interface ScenarioListSearch {
  /** What names have to hold. */
  readonly q?: string | undefined;
  /** The element or channel that has to take part. */
  readonly part?: string | undefined;
  /** Whether a new scenario is being made. */
  readonly new?: "1" | undefined;
}

export function readScenarioListSearch(search: Readonly<Record<string, unknown>>): ScenarioListSearch {
  return {
    q: textIn(search, "q"),
    part: textIn(search, "part"),
    new: textIn(search, "new") === "1" ? "1" : undefined,
  };
}
