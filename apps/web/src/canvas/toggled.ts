/** A list with an entry taken out, or put behind the others. */
export function toggled(list: readonly string[], entry: string): readonly string[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
