/**
 * A line of text as a quoted token of the Structurizr DSL. The DSL has no escape for a backslash at the
 * end, fills in `${…}` from the environment, and takes a quoted `{` or `->` for its own sign, so these are
 * written otherwise: a double quote as a closing typographic one, a backslash as the sign of set difference.
 */
export function structurizrText(line: string): string {
  const safe = line.replaceAll('"', "\u201D").replaceAll("\\", "\u29F5").replaceAll("${", "$ {");
  return `"${safe !== "" && isSign(safe) ? `(${safe})` : safe}"`;
}

/** Whether the DSL could take it for a sign of its own: a relationship of a kind is `--kind->`. */
function isSign(token: string): boolean {
  return !/[\p{L}\p{N}]/u.test(token) || (token.startsWith("--") && token.endsWith("->"));
}
