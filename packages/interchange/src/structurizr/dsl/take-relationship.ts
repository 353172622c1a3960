import type { Archetype, Archetypes } from "./archetypes.js";
import { splitTags, textOr } from "./body-line.js";
import type { DslToken } from "./dsl-lines.js";
import type { DslReading } from "./dsl-reading.js";
import { type HoldingFrame, identifierOf, type TakenStatement, TOO_MANY_WORDS } from "./dsl-statement.js";
import type { DslEnd } from "./pending-relationships.js";

/** The arrow of a relationship and where it is: first, or behind what it comes from. */
export interface DslArrow {
  readonly archetype: Archetype;
  readonly at: 0 | 1;
}

export function arrowIn(tokens: readonly DslToken[], archetypes: Archetypes): DslArrow | null {
  for (const at of [0, 1] as const) {
    const token = tokens[at];
    const archetype = token === undefined || token.isQuoted ? null : archetypes.arrow(token.text);
    if (archetype !== null) {
      return { archetype, at };
    }
  }
  return null;
}

/** Takes a relationship, whose ends are looked up once every element is read. */
export function takeRelationship(
  tokens: readonly DslToken[],
  { arrow, frame, line }: { readonly arrow: DslArrow; readonly frame: HoldingFrame; readonly line: number },
  reading: DslReading,
): TakenStatement {
  const { archetype, at } = arrow;
  const own = frame.is === "element" ? frame.element : null;
  const end = (text: string | undefined): DslEnd | null =>
    text === undefined || text.toLowerCase() === "this" ? own : text;
  const target = tokens[at + 1]?.text;
  const from = end(at === 0 ? undefined : tokens[0]?.text);
  const to = target === undefined ? null : end(target);
  if (from === null || to === null) {
    return "is a relationship without both of its ends";
  }
  const [description, technology, tags, ...others] = tokens.slice(at + 2).map(({ text }) => text);
  if (others.length > 0) {
    return TOO_MANY_WORDS;
  }
  const relationship = {
    from,
    to,
    around: identifierOf(frame),
    description: textOr(description, archetype.description),
    technology: textOr(technology, archetype.technology),
    tags: [...archetype.tags, ...splitTags(tags)],
    where: reading.place("->", line),
  };
  reading.relationships.push(relationship);
  return { is: "relationship", relationship };
}
