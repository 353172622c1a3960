/**
 * The line on which a block ends that begins on a line, both from 1: the lines after it that are indented deeper, blank,
 * or close its brackets. So it is for YAML and for JSON as tools write it; what stands on one line ends there.
 */
export function blockEnd(lines: readonly string[], first: number): number {
  const start = lines[first - 1] ?? "";
  const indent = indentOf(start);
  const isEntry = start.startsWith("-", indent);
  let last = first;
  for (let number = first + 1; number <= lines.length; number += 1) {
    const line = lines[number - 1] ?? "";
    const own = indentOf(line);
    if (own === line.length || line.startsWith("#", own)) {
      continue;
    }
    if (own < indent || (own === indent && !continues(line, own, isEntry))) {
      break;
    }
    last = number;
    if (own === indent && /[\]}]/.test(line.charAt(own))) {
      break;
    }
  }
  return last;
}

/** At the depth of its key: the entries of a list in YAML, and the bracket that closes it. */
function continues(line: string, indent: number, isEntry: boolean): boolean {
  const character = line.charAt(indent);
  return (
    character === "]" ||
    character === "}" ||
    (character === "-" && !isEntry && /^-(?:\s|$)/.test(line.slice(indent)))
  );
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
