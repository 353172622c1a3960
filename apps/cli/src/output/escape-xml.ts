import { clean } from "./clean-text.js";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text as it stands in XML and HTML, between tags or in a quoted attribute; what XML cannot hold is replaced. */
export function escapeXml(text: string): string {
  return clean(text)
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
    .replace(/[\ufffe\uffff]/g, "\ufffd");
}
