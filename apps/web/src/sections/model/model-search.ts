import type { ElementStatus, FactStatus } from "@plumbline/model-core";
import { listIn, numberIn, oneOfIn, textIn } from "../../design/search-values.js";
import { readSince } from "./filters/since.js";

/** What the address says of this screen after `?`: all that somebody needs to see the same. */
export interface ModelSearch {
  /** What the outline is filtered by. */
  readonly q?: string | undefined;
  readonly selected?: string | undefined;
  /** Opened parts, with commas between them. */
  readonly open?: string | undefined;
  /** The part that is looked at, and how many lines away what is shown may be. */
  readonly focus?: string | undefined;
  readonly steps?: number | undefined;
  readonly label?: string | undefined;
  readonly status?: string | undefined;
  readonly kind?: string | undefined;
  /** One of them, or a list: they are texts of any signs. */
  readonly technology?: string | readonly string[] | undefined;
  readonly tag?: string | readonly string[] | undefined;
  readonly stale?: "yes" | "no" | undefined;
  /** What is known beside the model: open findings, a promise that names a part, changes since some moment. */
  readonly finding?: string | undefined;
  readonly promise?: string | undefined;
  readonly since?: string | undefined;
  readonly branch?: string | undefined;
  readonly revision?: string | undefined;
  readonly version?: number | undefined;
  readonly view?: string | undefined;
}

// Addresses are read before anything is shown: the package that has these lists would come with them.
const LABELS: Readonly<Record<FactStatus, true>> = {
  ...{ declared: true, "observed-in-source": true, inferred: true, measured: true, unknown: true },
};
const STATUSES: Readonly<Record<ElementStatus, true>> = {
  ...{ current: true, planned: true, deprecated: true, removed: true },
};

const LONGEST = 6_000;
const STEPS = 3;
/** Values of one filter, as many as a view keeps. */
const MOST = 100;

export function readModelSearch(search: Readonly<Record<string, unknown>>): ModelSearch {
  const steps = numberIn(search, "steps");
  return {
    q: textIn(search, "q"),
    selected: textIn(search, "selected"),
    open: longTextIn(search, "open"),
    focus: textIn(search, "focus"),
    steps: steps === undefined ? undefined : Math.min(STEPS, Math.max(1, steps)),
    label: knownIn(search, "label", Object.keys(LABELS)),
    status: knownIn(search, "status", Object.keys(STATUSES)),
    kind: textIn(search, "kind"),
    technology: textsIn(search, "technology"),
    tag: textsIn(search, "tag"),
    stale: oneOfIn(search, "stale", ["yes", "no"]),
    finding: textIn(search, "finding"),
    promise: textIn(search, "promise"),
    since: readSince(textIn(search, "since")) === null ? undefined : textIn(search, "since"),
    branch: textIn(search, "branch"),
    revision: textIn(search, "revision"),
    version: numberIn(search, "version"),
    view: textIn(search, "view"),
  };
}

/** The words of a list that are known; left out where none is. */
function knownIn(
  search: Readonly<Record<string, unknown>>,
  name: string,
  words: readonly string[],
): string | undefined {
  return (
    listIn(search, name)
      .filter((word) => words.includes(word))
      .join(",") || undefined
  );
}

/** A text, or a list of them; a list of one is that one. */
function textsIn(
  search: Readonly<Record<string, unknown>>,
  name: string,
): string | readonly string[] | undefined {
  const value = search[name];
  if (!Array.isArray(value)) {
    return textIn(search, name);
  }
  const texts = value.filter((one): one is string => typeof one === "string" && one !== "").slice(0, MOST);
  return texts.length > 1 ? texts : texts[0];
}

function longTextIn(search: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = search[name];
  return typeof value === "string" && value !== "" && value.length <= LONGEST ? value : undefined;
}
