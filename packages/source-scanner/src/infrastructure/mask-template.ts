import { FILLED_IN } from "../reading/filled-in.js";

/**
 * A template with each `{{ … }}` as blanks, lines where they were: what is left may be YAML. Where it is not, what is
 * filled into a line that says something else may stand as a mark in its place.
 */
export function maskTemplate(text: string, inLines: " " | typeof FILLED_IN): string {
  const blanks = masked(text, () => " ");
  if (inLines === " ") {
    return blanks;
  }
  const isSaid = blanks.split("\n").map((line) => /[^\s-]/.test(line));
  return masked(text, (line) => (isSaid[line] === true ? FILLED_IN : " "));
}

/** What writes something: no comment, no variable, and not what only says whether or how often others do. */
const OUTPUT = /\{\{-?\s*(?![\s-]|\/\*|\$\w*\s*:?=|(?:if|else|end|range|with|define|break|continue)\b)/;

/** Whether a template is filled in with a whole document. */
export function hasFilledDocument(text: string): boolean {
  return text.split(/^---.*$/m).some((document) => {
    const lines = document.split("\n").filter((line) => !/^[ \t]*#/.test(line));
    const said = lines.join("\n");
    return OUTPUT.test(said) && maskTemplate(said, " ").trim() === "";
  });
}

function masked(text: string, maskOf: (line: number) => string): string {
  const parts: string[] = [];
  let line = 0;
  let from = 0;
  for (let open = text.indexOf("{{"); open !== -1; open = text.indexOf("{{", from)) {
    const close = text.indexOf("}}", open);
    if (close === -1) {
      break;
    }
    const before = text.slice(from, open);
    line += before.split("\n").length - 1;
    const action = text.slice(open, close + 2).split("\n");
    parts.push(before, action.map((part, index) => maskOf(line + index).repeat(part.length)).join("\n"));
    line += action.length - 1;
    from = close + 2;
  }
  return parts.join("") + text.slice(from);
}
