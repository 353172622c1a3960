import { codePointOf } from "../text/code-point-of.js";

/** ASCII punctuation with a meaning somewhere, what Mermaid keeps for itself, and hyphens that could be an arrow. */
const UNSAFE = /[!-'*+:-@[-^`{-~\u00B6\uFB02]|--+|^-/gu;

/**
 * A line of text inside a Mermaid drawing. Everything that means something to one of Mermaid's grammars, to
 * its comments and directives or to HTML is written as a character code, which Mermaid shows as the
 * character again.
 */
export function mermaidText(line: string): string {
  return line.replace(UNSAFE, (unsafe) =>
    Array.from(unsafe, (character) => `#${codePointOf(character)};`).join(""),
  );
}

/** The head of a Mermaid drawing that gives it a title: YAML, where no character code of Mermaid counts. */
export function mermaidTitle(line: string): readonly string[] {
  const quoted = line.replace(UNSAFE, (unsafe) =>
    Array.from(unsafe, (character) => `\\u${codePointOf(character).toString(16).padStart(4, "0")}`).join(""),
  );
  return ["---", `title: "${quoted}"`, "---"];
}
