import type { Lines } from "../code/code-extraction.js";

/** A key of a file of properties; its value is null where nothing comes after it. */
export interface Property {
  readonly key: string;
  readonly value: string | null;
  readonly lines: Lines;
  /** Which of the documents that Spring divides a file into, by lines of `#---`; from 0. */
  readonly document: number;
}

interface SaidLine extends Pick<Property, "lines" | "document"> {
  readonly text: string;
}

const ESCAPE = /\\(u[0-9a-fA-F]{4}|.)/gs;
const CONTROLS: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", f: "\f" };

/** What a text says as `java.util.Properties` reads it, but for blanks at the ends of values; null where it would refuse it. */
export function readProperties(text: string): readonly Property[] | null {
  const said = saidLines(text);
  return said.some((line) => isBroken(line.text)) ? null : said.map(propertyOf);
}

/** Lines that are no comments, each with those that go on with it after a `\`. */
function saidLines(text: string): readonly SaidLine[] {
  const said: SaidLine[] = [];
  let open: SaidLine | null = null;
  let document = 0;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const part = line.replace(/^[ \t\f]+/, "");
    document += open === null && /^[#!]---[ \t]*$/.test(line) ? 1 : 0;
    if (open !== null || /^[^#!]/.test(part)) {
      const goesOn = endsInEscape(part);
      const own = goesOn ? part.slice(0, -1) : part;
      const lines: Lines = { first: open?.lines.first ?? index + 1, last: index + 1 };
      const whole: SaidLine = { text: (open?.text ?? "") + own, lines, document };
      open = goesOn ? whole : null;
      said.push(...(goesOn ? [] : [whole]));
    }
  }
  return open === null ? said : [...said, open];
}

/** Two of `\` are one that is meant. */
function endsInEscape(line: string): boolean {
  let from = line.length;
  while (line[from - 1] === "\\") {
    from -= 1;
  }
  return (line.length - from) % 2 === 1;
}

function isBroken(line: string): boolean {
  for (const [, what] of line.matchAll(ESCAPE)) {
    if (what === "u") {
      return true;
    }
  }
  return false;
}

function propertyOf({ text, ...place }: SaidLine): Property {
  const end = endOfKey(text);
  const rest = text.slice(end);
  const value = rest.replace(/^[ \t\f]*[=:]?[ \t\f]*/, "");
  return {
    key: unescaped(text.slice(0, end)),
    value: rest === "" ? null : unescaped(value).trimEnd(),
    ...place,
  };
}

function endOfKey(line: string): number {
  for (const { 0: found, index } of line.matchAll(/\\.|[=: \t\f]/gs)) {
    if (found.length === 1) {
      return index;
    }
  }
  return line.length;
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, what: string) =>
    what.length > 1 ? String.fromCharCode(Number.parseInt(what.slice(1), 16)) : (CONTROLS[what] ?? what),
  );
}
