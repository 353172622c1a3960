import type { Node } from "web-tree-sitter";

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  "0": "\0",
  b: "\b",
  f: "\f",
  v: "\v",
};

/** The text of a node made of pieces, null where a piece is not text (an interpolation). */
export function textOfPieces(
  pieces: readonly string[],
  fences: readonly string[] = [],
): (node: Node) => string | null {
  return (node) => {
    const read: string[] = [];
    for (const child of node.namedChildren) {
      if (child.type === "escape_sequence") {
        read.push(unescaped(child.text));
      } else if (pieces.includes(child.type)) {
        read.push(child.text);
      } else if (!fences.includes(child.type)) {
        return null;
      }
    }
    return read.join("");
  };
}

/** The text between two fences of a node without pieces: `@"..."`. */
export function textBetween(opening: RegExp): (node: Node) => string {
  return (node) => node.text.replace(opening, "").replace(/"+$/, "").replaceAll('""', '"');
}

function unescaped(sequence: string): string {
  const code = /^\\(?:u\{?|U|x)([0-9a-fA-F]+)\}?$/.exec(sequence)?.[1];
  if (code !== undefined) {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  }
  const letter = sequence.slice(1);
  return SIMPLE_ESCAPES[letter] ?? letter;
}
