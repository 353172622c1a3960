import { withoutTexts } from "./blanked.js";
import type { LexicalSyntax } from "./lexical-syntax.js";

export interface TypeBlock {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /** An enum or record of constants: what stands in it needs no word of its own. */
  readonly isRecord: boolean;
}

/** The blocks that the names of constants are in, by their braces (of Python: by what is at the margin). */
export function typeBlocks(syntax: LexicalSyntax, text: string): readonly TypeBlock[] {
  if (syntax.types === null) {
    return [];
  }
  const bare = withoutTexts(syntax, text);
  const closing = closingBraces(bare);
  return [...bare.matchAll(syntax.types)].map((match) => ({
    name: match[1] ?? match[2] ?? "",
    from: match.index,
    isRecord: match[2] !== undefined || match[0].startsWith("enum"),
    to:
      bare.startsWith("class", match.index) && isAtMargin(syntax)
        ? endOfIndented(bare, match.index)
        : endOfBlock(bare, match.index, closing),
  }));
}

function isAtMargin(syntax: LexicalSyntax): boolean {
  return syntax.types?.source.startsWith("^") === true;
}

function endOfIndented(text: string, from: number): number {
  const next = /\n(?=[^\s#)])/g;
  next.lastIndex = from;
  return next.exec(text)?.index ?? text.length;
}

function endOfBlock(text: string, from: number, closing: ReadonlyMap<number, number>): number {
  const opening = text.indexOf("{", from);
  const end = text.indexOf(";", from);
  return opening === -1 || (end !== -1 && end < opening) ? from : (closing.get(opening) ?? text.length);
}

function closingBraces(text: string): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const match of text.matchAll(/[{}]/g)) {
    const opening = match[0] === "{" ? undefined : open.pop();
    if (match[0] === "{") {
      open.push(match.index);
    } else if (opening !== undefined) {
      closing.set(opening, match.index);
    }
  }
  return closing;
}
