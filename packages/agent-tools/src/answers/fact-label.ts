/** The name of the label of a fact: an item without it has the label of the whole answer, so it is never left out alone. */
export const FACT_LABEL = "factStatus";

/** What an item is known by: without it nobody could tell which one it is. */
const NAMING: ReadonlySet<string | number> = new Set([
  "id",
  "ruleId",
  "subjectId",
  "sequence",
  "key",
  "path",
]);

/** Whether a member of an item is never left out of it alone. */
export function isGuarded(name: string | number): boolean {
  return name === FACT_LABEL || NAMING.has(name);
}
