import { type BriefPart, NEEDS } from "./brief-part.js";

/** What is said where parts of a group were left out; empty for none. */
export function leftOutOf(left: readonly BriefPart[]): string {
  const counts = Map.groupBy(left, ({ need }) => need);
  const told = NEEDS.flatMap((need) => {
    const count = counts.get(need)?.length ?? 0;
    return count === 0 ? [] : [`\`${need}\` ${count}`];
  });
  return told.length === 0
    ? ""
    : `Left out here, to keep to the tokens that were asked for: ${told.join(", ")}.`;
}
