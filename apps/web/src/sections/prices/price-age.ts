const DAY_MS = 86_400_000;

/**
 * Whether a price is stale on a day: more days of UTC than allowed lie between the one it was entered or fetched on and
 * that day (docs/reference/prices.md#staleness).
 */
export function isStalePrice(enteredAt: string, asOf: Date, days: number): boolean {
  return dayOf(asOf) - dayOf(new Date(enteredAt)) > days;
}

function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}
