import { firstGroups } from "../../text/first-groups.js";
import type { CodeLanguage } from "../code-extraction.js";

/** Under which conditions a whole file is compiled, as it says itself. */
export function fileConditions(language: CodeLanguage, text: string): readonly string[] {
  if (language === "go") {
    return goConditions(text);
  }
  return language === "rust" ? firstGroups(text, /^#!\[cfg\((.*)\)\]/gm) : [];
}

/** `//go:build` above the package clause, or else the older `// +build`, whose lines must all hold. */
function goConditions(text: string): readonly string[] {
  const head = text.slice(0, Math.max(0, text.search(/^package\b/m)));
  const build = /^\/\/go:build (.+)$/m.exec(head)?.[1];
  return build === undefined
    ? firstGroups(head, /^\/\/ ?\+build (.+)$/gm).map((one) => one.trim())
    : [build.trim()];
}
