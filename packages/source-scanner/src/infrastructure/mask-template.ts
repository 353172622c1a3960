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
