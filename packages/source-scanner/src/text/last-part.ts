/** The last part of a name with points. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
