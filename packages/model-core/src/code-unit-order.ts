/**
 * The one order of IDs, names and keys: by UTF-16 code unit, as RFC 8785 sorts keys. Never by locale.
 */
export function compareCodeUnits(left: string, right: string): -1 | 0 | 1 {
  return left < right ? -1 : left > right ? 1 : 0;
}
