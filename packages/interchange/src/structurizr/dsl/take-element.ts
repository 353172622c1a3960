import { isBlank, isLongerThan } from "@plumbline/model-core";
import type { StructurizrElement, StructurizrKind } from "../workspace.js";
import type { Archetype } from "./archetypes.js";
import { splitTags, textOr } from "./body-line.js";
import type { DslToken } from "./dsl-lines.js";
import type { DslReading } from "./dsl-reading.js";
import { type HoldingFrame, identifierOf, type TakenStatement, TOO_MANY_WORDS } from "./dsl-statement.js";

/** Of an identifier: looking one up takes as long as those around it are. */
const IDENTIFIER_CHARACTERS = 200;

/** How many texts may stand behind a name. */
const TEXTS_OF_KIND = {
  person: 2,
  softwareSystem: 2,
  container: 3,
  component: 3,
  element: 3,
} as const satisfies Record<StructurizrKind, number>;

/** What is known of an element before its name. */
interface GivenElement {
  readonly archetype: Archetype;
  readonly identifier: string | null;
  readonly frame: HoldingFrame;
  readonly line: number;
}

/** Takes an element with what stands behind its name. */
export function takeElement(
  tokens: readonly DslToken[],
  { archetype, identifier, frame, line }: GivenElement,
  reading: DslReading,
): TakenStatement {
  const name = tokens[1]?.text ?? "";
  const kind = archetype.kind ?? "element";
  const parent = frame.is === "element" ? frame.element : null;
  if (isBlank(name)) {
    return "is an element without a name";
  }
  if (identifier !== null && isLongerThan(identifier, IDENTIFIER_CHARACTERS)) {
    return `has an identifier of over ${IDENTIFIER_CHARACTERS} characters`;
  }
  if (!fitsIn(kind, parent)) {
    return `is a ${kind} that cannot be here`;
  }
  const texts = tokens.slice(2).map(({ text }) => text);
  if (texts.length > TEXTS_OF_KIND[kind]) {
    return TOO_MANY_WORDS;
  }
  const where = reading.place(identifier ?? name, line);
  const said = { kind, name, group: frame.group, children: [], where, ...saidOf(kind, texts, archetype) };
  (parent?.children ?? reading.elements).push(said);
  const around = identifierOf(frame);
  const id = identifier === null ? around : reading.identifiers.name(identifier, around, said);
  return { is: "element", element: said, id, group: null };
}

/** A container is in a system, a component in a container, anything else in nothing. */
function fitsIn(kind: StructurizrKind, parent: StructurizrElement | null): boolean {
  switch (kind) {
    case "container":
      return parent?.kind === "softwareSystem";
    case "component":
      return parent?.kind === "container";
    default:
      return parent === null;
  }
}

/** What stands behind the name: in another order for each kind. */
function saidOf(kind: StructurizrKind, texts: readonly string[], archetype: Archetype) {
  const [first, second, third] = texts;
  const hasTechnology = kind === "container" || kind === "component";
  const isMadeUp = kind === "element";
  return {
    description: textOr(isMadeUp ? second : first, archetype.description),
    technology: textOr(hasTechnology ? second : undefined, archetype.technology),
    metadata: isMadeUp ? textOr(first, null) : null,
    tags: [...archetype.tags, ...splitTags(hasTechnology || isMadeUp ? third : second)],
  };
}
