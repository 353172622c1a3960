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
  const opening = nextOf(bare, "{");
  const end = nextOf(bare, ";");
  return [...bare.matchAll(syntax.types)].map((match) => ({
    name: match[1] ?? match[2] ?? "",
    from: match.index,
    isRecord: match[2] !== undefined || match[0].startsWith("enum"),
    to:
      bare.startsWith("class", match.index) && isAtMargin(syntax)
        ? endOfIndented(bare, match.index)
        : endOfBlock(match.index, { opening: opening(match.index), end: end(match.index), closing }),
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

/** Finds a sign at or after places that are asked about in their order, and looks at no part of the text twice. */
function nextOf(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(sign, from);
      found = next === -1 ? Number.POSITIVE_INFINITY : next;
    }
    return found;
  };
}

interface Ends {
  readonly opening: number;
  readonly end: number;
  readonly closing: ReadonlyMap<number, number>;
}

/** Where it begins, for a declaration without a block; a block that is not closed has no end. */
function endOfBlock(from: number, { opening, end, closing }: Ends): number {
  return opening === Number.POSITIVE_INFINITY || end < opening
    ? from
    : (closing.get(opening) ?? Number.POSITIVE_INFINITY);
}

/** The innermost of blocks, in the order in which they begin, that places are in, asked about in their order. */
export function blocksAround(blocks: readonly TypeBlock[]): (place: number) => TypeBlock | undefined {
  const open: TypeBlock[] = [];
  let next = 0;
  return (place) => {
    for (let block = blocks[next]; block !== undefined && block.from < place; block = blocks[next]) {
      open.push(block);
      next += 1;
    }
    while ((open.at(-1)?.to ?? place + 1) <= place) {
      open.pop();
    }
    return open.findLast(({ from }) => from < place);
  };
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
