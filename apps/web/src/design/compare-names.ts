const ORDER = new Intl.Collator("en", { numeric: true });

/** Names in the order in which people look for them: `system-2` stands before `system-10`. */
export function compareNames(left: string, right: string): number {
  return ORDER.compare(left, right);
}
