import { blank } from "../lexing/blanked.js";
import { MAX_VARIANTS } from "../limits.js";
import type { Branch, Directives, Group } from "./directives.js";

/** The texts a file with compile-time conditions can be, each branch in one of them; null when there are too many. */
export function variantsOf(lines: readonly string[], directives: Directives): readonly string[] | null {
  const variants = new Set<string>();
  const choices = directives.depth > MAX_VARIANTS ? null : distinctChoices(directives.groups);
  for (const choice of choices ?? []) {
    variants.add(render(lines, directives, choice));
  }
  return choices === null || variants.size > MAX_VARIANTS ? null : [...variants];
}

/** What is held for true or false of a test. */
type Held = ReadonlyMap<string, boolean>;

/** Different choices may render alike, so some more are tried than there may be variants. */
const MOST_CHOICES = 4 * MAX_VARIANTS;

function distinctChoices(groups: readonly Group[]): readonly Held[] | null {
  const choices = new Map<string, Held>();
  for (const choice of choicesOf(groups, new Map())) {
    choices.set(JSON.stringify([...choice]), choice);
    if (choices.size > MOST_CHOICES) {
      return null;
    }
  }
  return [...choices.values()];
}

/** One choice for each branch of each group, and for none where a group has no `#else`. */
function* choicesOf(groups: readonly Group[], held: Held): Iterable<Held> {
  if (groups.length === 0) {
    yield held;
  }
  for (const group of groups) {
    const refused = new Map(held);
    for (const branch of group.branches) {
      const chosen = branch.test === null ? refused : new Map(refused).set(branch.test, true);
      yield* choicesOf(branch.groups, chosen);
      if (branch.test !== null) {
        refused.set(branch.test, false);
      }
    }
    if (group.branches.at(-1)?.test !== null) {
      yield refused;
    }
  }
}

function render(lines: readonly string[], directives: Directives, held: Held): string {
  const rendered = [...lines];
  for (const line of directives.lines) {
    rendered[line] = blank(String(lines[line]));
  }
  blankUnchosen(rendered, directives.groups, held);
  return rendered.join("\n");
}

function blankUnchosen(rendered: string[], groups: readonly Group[], held: Held): void {
  for (const group of groups) {
    const chosen = chosenOf(group, held);
    for (const branch of group.branches) {
      if (branch === chosen) {
        blankUnchosen(rendered, branch.groups, held);
      } else {
        rendered.fill("", branch.firstLine, branch.endLine);
      }
    }
  }
}

/** The first branch of which nothing says that it does not hold. */
export function chosenOf(group: Group, held: Held): Branch | undefined {
  return group.branches.find((branch) => branch.test === null || truthOf(branch.test, held));
}

function truthOf(test: string, held: Held): boolean {
  const opposite = test.startsWith("!") ? test.slice(1).trim() : `!${test}`;
  const against = /^!?\w+$/.test(test) ? held.get(opposite) : undefined;
  return held.get(test) ?? (against === undefined ? true : !against);
}
