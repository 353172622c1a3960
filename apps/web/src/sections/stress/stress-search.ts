import { oneOfIn, textIn } from "../../design/search-values.js";

export const STRESS_TABS = ["result", "assumptions", "runs"] as const;
export type StressTab = (typeof STRESS_TABS)[number];

/** Stands in the address for a profile that is not stored yet. */
export const NEW_PROFILE = "new";

/** What the address says of this screen after `?`. */
export interface StressSearch {
  /** Of the list of profiles. */
  readonly q?: string | undefined;
  readonly profile?: string | undefined;
  readonly tab?: StressTab | undefined;
  readonly run?: string | undefined;
  /** The run that is laid over it. */
  readonly with?: string | undefined;
  /** The part whose load over time is shown; left out, the most loaded. */
  readonly part?: string | undefined;
  /** The branch that is run on; left out, main. */
  readonly branch?: string | undefined;
  /** The scenario that a new profile begins with. */
  readonly scenario?: string | undefined;
}

export function readStressSearch(search: Readonly<Record<string, unknown>>): StressSearch {
  return {
    q: textIn(search, "q"),
    profile: textIn(search, "profile"),
    tab: oneOfIn(search, "tab", STRESS_TABS),
    run: textIn(search, "run"),
    with: textIn(search, "with"),
    part: textIn(search, "part"),
    branch: textIn(search, "branch"),
    scenario: textIn(search, "scenario"),
  };
}
