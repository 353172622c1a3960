import type { CodeExtraction, CodeName, CodeSite } from "../code/code-extraction.js";
import { readCode } from "../code/read-code.js";
import { installedGrammars } from "./grammar-files.js";

const grammars = await installedGrammars();

/** What a file of these lines says. */
export function readLines(extension: string, ...lines: readonly string[]): CodeExtraction {
  const read = readCode(extension, new TextEncoder().encode(lines.join("\n")), grammars);
  if (read === null) {
    throw new Error(`${extension} is no code`);
  }
  return read;
}

/** Its sites in short: kind, library, name, details, lines, conditions and notes. */
export function sitesTold(extension: string, ...lines: readonly string[]): readonly string[] {
  return readLines(extension, ...lines).sites.map(told);
}

function told({ kind, library, name, detail, lines, conditions, notes, needsPackage }: CodeSite): string {
  const details = Object.entries(detail).map(
    ([key, value]) => `${key}=${typeof value === "string" ? value : nameTold(value)}`,
  );
  const place = lines.first === lines.last ? `L${lines.first}` : `L${lines.first}-${lines.last}`;
  return [
    kind,
    library,
    ...(name === null ? [] : [nameTold(name)]),
    ...details,
    place,
    ...conditions.map((condition) => `if ${condition}`),
    ...notes,
    ...(needsPackage === null ? [] : [`needs ${needsPackage}`]),
  ].join(" ");
}

function nameTold(name: CodeName): string {
  if (name === null) {
    return "-";
  }
  if ("literal" in name) {
    return `'${name.literal}'`;
  }
  return "constant" in name ? name.constant : `\${${name.property}}`;
}
