/** Letters and digits of a name in lower case: `Ordering.API` and `ordering-api` are one. */
export function normalisedName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
