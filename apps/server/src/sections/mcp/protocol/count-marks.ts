/** Where JSON has a further value or key: a comma, a colon, an opening bracket. */
const MARKS: ReadonlySet<number> = new Set([",", ":", "[", "{"].map((mark) => mark.charCodeAt(0)));

const IS_MARK = Uint8Array.from({ length: 256 }, (_, byte) => (MARKS.has(byte) ? 1 : 0));

/** How many values a text of JSON can have at most, found without reading it: what stands in strings counts as well. */
export function countMarks(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) {
    count += IS_MARK[byte] ?? 0;
  }
  return count;
}
