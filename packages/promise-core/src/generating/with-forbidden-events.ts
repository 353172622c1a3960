import { compareCodeUnits } from "@plumbline/model-core";
import type { ForbiddenEvent } from "../records/content.js";
import type { CheckAssertion } from "../records/recipe.js";

/** The expectations with, after them, that no forbidden event happens. One that is expected already stands once. */
export function withForbiddenEvents(
  expected: readonly CheckAssertion[],
  forbidden: readonly ForbiddenEvent[],
): readonly CheckAssertion[] {
  const ids = new Set(expected.map(({ id }) => id));
  const said = new Set(expected.map(neverSaid));
  const added: CheckAssertion[] = [];
  for (const event of forbidden.toSorted((left, right) => compareCodeUnits(idOf(left), idOf(right)))) {
    if (!said.has(idOf(event))) {
      said.add(idOf(event));
      added.push({ ...event, id: unusedId(idOf(event), ids), type: "event-count", expected: 0 });
    }
  }
  return [...expected, ...added];
}

/** The same for the same event, so that their order changes nothing. */
function idOf({ kind, target }: ForbiddenEvent): string {
  return target === null ? `never-${kind}` : `never-${kind}-${target}`;
}

function neverSaid(assertion: CheckAssertion): string | null {
  return assertion.type === "event-count" && assertion.expected === 0 ? idOf(assertion) : null;
}

function unusedId(wanted: string, used: ReadonlySet<string>): string {
  let id = wanted;
  for (let next = 2; used.has(id); next += 1) {
    id = `${wanted}-${next}`;
  }
  return id;
}
