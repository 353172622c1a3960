/** What begins a formula, also in full width. */
const SIGN = "[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]";

/** What spreadsheets take for the beginning of a formula, also behind what they pass over. */
const FORMULA = new RegExp(`^[\\s\\p{Cf}]*${SIGN}|^[\\t\\r\\n]`, "u");

/**
 * The same where a spreadsheet that separates cells by something else begins another one: it takes the quotes around a cell
 * of ours for text.
 */
const INNER_FORMULA = new RegExp(`(?<=[;\\t\\r\\n])(?=(?:(?![\\t\\r\\n])[\\s\\p{Cf}"])*${SIGN})`, "gu");

/**
 * A cell of a CSV file (RFC 4180); a text that a spreadsheet would take as a formula begins with `'`, and so does what it would
 * take as one behind a semicolon, a tab or the end of a line.
 */
export function csvCell(text: string | null): string {
  if (text === null || text === "") {
    return "";
  }
  const inner = text.replace(INNER_FORMULA, "'");
  const harmless = FORMULA.test(text) ? `'${inner}` : inner;
  return /^[\w.-]+$/.test(harmless) ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}
