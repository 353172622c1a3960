import type { TextFormat } from "../places/places-of.js";

/** How a file is spelled: its name says, else its first character does. */
export function formatOf(name: string, text: string): TextFormat {
  if (/\.ya?ml$/i.test(name)) {
    return "yaml";
  }
  return /\.json$/i.test(name) || /^[\s\ufeff]*[{[]/.test(text) ? "json" : "yaml";
}
