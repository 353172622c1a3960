import { present } from "@plumbline/model-core";

/** What would end the label, begin a code or be markup, and the sign that looks most like it. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['"', "\u201D"],
  ["#", "\u266F"],
  ["*", "\u2217"],
  [":", "\u2236"],
  ["<", "\u2039"],
  [">", "\u203A"],
  ["@", "\uFF20"],
  ["\\", "\u29F5"],
  ["`", "\u02CB"],
  ["~", "\u223C"],
]);

const ENTITY = /&(?=#?\w+;)/gu;
const UNDERSCORES_AT_AN_END_OF_A_WORD = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])/gu;

/**
 * A line of text as a label of a Mermaid architecture diagram. Mermaid reads such a label as Markdown, which
 * drops links and code and cannot be escaped there, and shows character codes as they are written. So there
 * are none, and signs that look alike where Mermaid, Markdown or HTML would see one of their own.
 */
export function architectureText(line: string): string {
  return line
    .replace(/["#*:<>@\\`~]/gu, (sign) => present(LOOK_ALIKES.get(sign)))
    .replace(ENTITY, "\uFF06")
    .replace(UNDERSCORES_AT_AN_END_OF_A_WORD, (run) => "\u02CD".repeat(run.length))
    .replace(/%{2,}/gu, (run) => "\uFF05".repeat(run.length))
    .replaceAll("](", "] (")
    .replace(/(www)\./giu, "$1\u2024")
    .replaceAll("\uFB02", "fl")
    .replaceAll("\u00B6", "\u204B");
}
