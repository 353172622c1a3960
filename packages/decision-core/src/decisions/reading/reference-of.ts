/** How people name a decision: `ADR-` and its number of at least four digits. */
export function referenceOf(number: number): string {
  return `ADR-${String(number).padStart(4, "0")}`;
}
