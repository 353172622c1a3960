/** What spreadsheets take for the beginning of a formula, also in full width, and behind what they pass over. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** A cell of a CSV file (RFC 4180); a text that a spreadsheet would take as a formula begins with `'`. */
export function csvCell(text: string | null): string {
  if (text === null || text === "") {
    return "";
  }
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /^[\w.-]+$/.test(harmless) ? harmless : `"${harmless.replaceAll('"', '""')}"`;
}
