import type { Lines } from "../code/code-extraction.js";
import { blank } from "../code/lexing/blanked.js";
import { lineNumbers } from "../code/lexing/line-numbers.js";

/** A table that SQL makes and that is called an outbox. */
export interface OutboxTable {
  readonly name: string;
  readonly lines: Lines;
}

/** Comments (with an end or without) and texts; one with a quote in it, which is written twice, counts as two. */
const SKIPPED = /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))|'[^']*'?/g;

const NAME = String.raw`(?:"[^"\n]{1,200}"|\[[^\]\n]{1,200}\]|${"`[^`\\n]{1,200}`"}|[\w$]{1,200})`;

const CREATE = new RegExp(
  String.raw`\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:${NAME}\s*\.\s*){0,3}(${NAME})`,
  "gi",
);

/** The tables of a SQL file that are an outbox by their names. */
export function readSql(text: string): readonly OutboxTable[] {
  if (!/outbox|integrationeventlog/i.test(text)) {
    return [];
  }
  const code = text.replace(SKIPPED, (found) => blank(found));
  const linesOf = lineNumbers(code);
  return [...code.matchAll(CREATE)].flatMap((match) => {
    const name = String(match[1]).replace(/["`[\]]/g, "");
    const isOutbox = /outbox|integration_?event_?log/i.test(name);
    return isOutbox ? [{ name, lines: linesOf(match.index, match.index + match[0].length - 1) }] : [];
  });
}
