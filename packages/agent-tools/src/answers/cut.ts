/** Names and places from `data` inwards. */
export type Path = readonly (string | number)[];

/** A place where something was cut. */
export interface Cut {
  readonly path: Path;
  /** What became of it. */
  readonly said: string;
}

/** Places that are named; of more it is said how many. */
const NAMED = 5;

/** Levels of a place that are named: what is further inside has names that somebody else may have given. */
const LEVELS = 2;

/** What has members that somebody else named: they are not said again outside of `data`. */
const NAMED_BY_OTHERS: ReadonlySet<string | number | undefined> = new Set(["outcomes", "labels", "headers"]);

/** What of a place may be said: a name as we give them, or the place in a list. */
const OURS = /^(?:[a-z][A-Za-z]{0,39}|\d+)$/;

/** Says what was cut and where; what is not named is counted with what holds it. */
export function cutsInWords(cuts: readonly Cut[]): string {
  const said = [...new Map(cuts.map(inWords))].map(([place, what]) => `${place} ${what}`);
  const more = said.length - NAMED;
  const places = more === 1 ? "1 more place is cut" : `${more} more places are cut`;
  return [...said.slice(0, NAMED), ...(more > 0 ? [places] : [])].join("; ");
}

function inWords({ path, said }: Cut): readonly [string, string] {
  const shown = path.slice(0, levelsOf(path));
  return [["data", ...shown].join("."), shown.length < path.length ? "is cut" : said];
}

/** How many levels of a path may be said. */
function levelsOf(path: Path): number {
  const end = path.findIndex(
    (name, level) => !OURS.test(String(name)) || NAMED_BY_OTHERS.has(path[level - 1]),
  );
  return Math.min(end === -1 ? path.length : end, LEVELS);
}
