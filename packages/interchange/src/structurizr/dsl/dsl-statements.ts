import { isBlank } from "@plumbline/model-core";
import type { NoteList } from "../../reading/note-list.js";
import type { DslPlace } from "../../reading/where.js";
import type { StructurizrElement } from "../workspace.js";
import { type Archetype, Archetypes } from "./archetypes.js";
import { DslConstants } from "./dsl-constants.js";
import { type DslFrame, SKIPPED } from "./dsl-frame.js";
import { DslIdentifiers } from "./dsl-identifiers.js";
import type { DslToken } from "./dsl-lines.js";
import { isLeft, leftOut } from "./left-out.js";
import type { DslEnd, PendingRelationship } from "./pending-relationships.js";

/** Of a word in the path of a place. */
const WORD_CHARACTERS = 50;

function wordOf(token: DslToken | undefined): string {
  return (token?.text ?? "{").slice(0, WORD_CHARACTERS).toWellFormed();
}

/** Of an identifier: looking one up takes as long as those around it are. */
const IDENTIFIER_CHARACTERS = 200;

/** Where a statement stands. */
interface Head {
  readonly number: number;
  readonly opens: boolean;
}

/** The blocks that hold what a model is made of. */
type Holding = Extract<DslFrame, { readonly is: "model" | "element" }>;

/** Takes the statements of a DSL text one after the other. */
export class DslStatements {
  name = "";
  hasWorkspace = false;
  /** Something that may hold elements was not read. */
  leavesSomethingOut = false;
  readonly elements: StructurizrElement[] = [];
  readonly relationships: PendingRelationship[] = [];
  readonly shapes = new Map<string, string>();
  readonly identifiers = new DslIdentifiers();
  readonly constants = new DslConstants();
  readonly #archetypes = new Archetypes();
  readonly #notes: NoteList;
  readonly #open: { readonly frame: DslFrame; readonly word: string; readonly line: number }[] = [];

  constructor(notes: NoteList) {
    this.#notes = notes;
  }

  get depth(): number {
    return this.#open.length;
  }

  /** The line of the innermost block that is open. */
  get openSince(): number | null {
    return this.#open.at(-1)?.line ?? null;
  }

  /** False when no block is open. */
  close(): boolean {
    return this.#open.pop() !== undefined;
  }

  /** Takes a statement without the bracket at its end; gives what is wrong with it, null when nothing is. */
  take(tokens: readonly DslToken[], head: Head): string | null {
    const filled = tokens.map((token) => ({ ...token, text: this.constants.fill(token.text) }));
    const frame = this.#open.at(-1)?.frame ?? { is: "top" };
    const taken = frame.is === "skipped" ? SKIPPED : this.#statement(filled, frame, head);
    if (typeof taken === "string") {
      return taken;
    }
    if (head.opens) {
      this.#open.push({ frame: taken, word: wordOf(filled[0]), line: head.number });
    }
    return null;
  }

  /** The block that a statement opens, if it opens one; or what is wrong. */
  #statement(tokens: readonly DslToken[], frame: DslFrame, head: Head): DslFrame | string {
    const [first] = tokens;
    if (first === undefined) {
      return SKIPPED;
    }
    const keyword = first.isQuoted ? "" : first.text.toLowerCase();
    if (keyword.startsWith("!")) {
      return this.#instruction(keyword, tokens, { frame, head });
    }
    switch (frame.is) {
      case "top":
        return this.#atTop(keyword, tokens, head);
      case "workspace":
        return this.#inWorkspace(keyword, tokens, head);
      case "model":
      case "element":
        return this.#inModel(keyword, tokens, { frame, head });
      case "relationship":
        return this.#inRelationship(keyword, tokens, { frame, head });
      case "archetypes":
        return this.#inArchetypes(tokens, head);
      case "archetype":
        say(frame.archetype, keyword, tokens);
        return SKIPPED;
      case "views":
        return keyword === "styles" ? { is: "styles" } : this.#leave("views", head, keyword);
      case "styles":
        return keyword === "element" ? { is: "style", tag: (tokens[1]?.text ?? "").toLowerCase() } : SKIPPED;
      case "style":
        if (keyword === "shape") {
          this.shapes.set(frame.tag, (tokens[1]?.text ?? "").toLowerCase());
        }
        return SKIPPED;
      case "skipped":
        return SKIPPED;
    }
  }

  #atTop(keyword: string, tokens: readonly DslToken[], head: Head): DslFrame | string {
    if (keyword === "model") {
      this.hasWorkspace = true;
      return { is: "model", group: null };
    }
    if (keyword !== "workspace") {
      return `"${keyword.slice(0, 50)}" is no workspace`;
    }
    this.hasWorkspace = true;
    const isExtension = tokens[1]?.text.toLowerCase() === "extends" && !tokens[1].isQuoted;
    if (isExtension) {
      this.leavesSomethingOut = true;
      this.#leave("extends", head);
    } else {
      this.name = tokens[1]?.text ?? "";
    }
    return { is: "workspace" };
  }

  #inWorkspace(keyword: string, tokens: readonly DslToken[], head: Head): DslFrame {
    switch (keyword) {
      case "model":
        return { is: "model", group: null };
      case "views":
        return { is: "views" };
      case "name":
        this.name = tokens[1]?.text ?? this.name;
        return SKIPPED;
      case "description":
        return SKIPPED;
      default:
        return this.#leave(keyword, head);
    }
  }

  #instruction(
    keyword: string,
    tokens: readonly DslToken[],
    { frame, head }: { readonly frame: DslFrame; readonly head: Head },
  ): DslFrame {
    const [, first, second] = tokens;
    switch (keyword) {
      case "!identifiers":
        this.identifiers.isHierarchical = first?.text.toLowerCase() === "hierarchical";
        return SKIPPED;
      case "!const":
      case "!constant":
      case "!var":
        this.constants.define(first?.text ?? "", second?.text ?? "");
        return SKIPPED;
      case "!impliedrelationships":
        return SKIPPED;
      case "!element":
      case "!ref":
      case "!extend": {
        const element = this.identifiers.find(first?.text ?? "", idOf(frame));
        return element === null
          ? this.#leave(keyword, head)
          : { is: "element", element, id: (first?.text ?? "").toLowerCase(), group: null };
      }
      default:
        return this.#leave(keyword, head);
    }
  }

  #inModel(
    keyword: string,
    tokens: readonly DslToken[],
    { frame, head }: { readonly frame: Holding; readonly head: Head },
  ): DslFrame | string {
    const isNamed = tokens[1]?.text === "=" && !tokens[1].isQuoted;
    const identifier = isNamed ? (tokens[0]?.text ?? null) : null;
    const said = isNamed ? tokens.slice(2) : tokens;
    const arrow = this.#arrowIn(said);
    if (arrow !== null) {
      return this.#relationship(said, arrow, { frame, head });
    }
    if (said[1]?.text === "-/>" || said[0]?.text === "-/>") {
      return this.#leave("-/>", head);
    }
    const [kind] = said;
    const archetype = kind === undefined || kind.isQuoted ? null : this.#archetypes.find(kind.text);
    if (archetype !== null && archetype.kind !== null) {
      return this.#element(said, { archetype, identifier, frame, head });
    }
    if (keyword === "group") {
      return { ...frame, group: tokens[1]?.text ?? null };
    }
    if (keyword === "enterprise" && frame.is === "model") {
      this.#leave(keyword, head);
      return frame;
    }
    if (keyword === "archetypes") {
      return { is: "archetypes" };
    }
    if (frame.is === "element" && say(frame.element, keyword, tokens)) {
      return SKIPPED;
    }
    return isLeft(keyword) || isNamed || head.opens
      ? this.#leave(said[0]?.text.toLowerCase() ?? keyword, head)
      : `"${keyword.slice(0, 50)}" is no statement of a model`;
  }

  #inRelationship(
    keyword: string,
    tokens: readonly DslToken[],
    { frame, head }: { readonly frame: DslFrame & { readonly is: "relationship" }; readonly head: Head },
  ): DslFrame {
    return say(frame.relationship, keyword, tokens) ? SKIPPED : this.#leave(keyword, head);
  }

  #inArchetypes(tokens: readonly DslToken[], head: Head): DslFrame {
    const isNamed = tokens[1]?.text === "=";
    const from = (isNamed ? tokens[2] : tokens[0])?.text ?? "";
    const archetype = this.#archetypes.define(tokens[0]?.text ?? "", from);
    return archetype === null
      ? this.#leave("archetypes", head, tokens[0]?.text)
      : { is: "archetype", archetype };
  }

  /** Where the arrow is: first, or behind what it comes from. */
  #arrowIn(tokens: readonly DslToken[]): { readonly archetype: Archetype; readonly at: 0 | 1 } | null {
    for (const at of [0, 1] as const) {
      const token = tokens[at];
      const archetype = token === undefined || token.isQuoted ? null : this.#archetypes.arrow(token.text);
      if (archetype !== null) {
        return { archetype, at };
      }
    }
    return null;
  }

  #relationship(
    tokens: readonly DslToken[],
    { archetype, at }: { readonly archetype: Archetype; readonly at: 0 | 1 },
    { frame, head }: { readonly frame: Holding; readonly head: Head },
  ): DslFrame | string {
    const own = frame.is === "element" ? frame.element : null;
    const end = (text: string | undefined): DslEnd | null =>
      text === undefined || text.toLowerCase() === "this" ? own : text;
    const from = end(at === 0 ? "this" : tokens[0]?.text);
    const target = tokens[at + 1]?.text;
    const to = target === undefined ? null : end(target);
    if (from === null || to === null) {
      return "is a relationship without both of its ends";
    }
    const [description, technology, tags] = tokens.slice(at + 2).map(({ text }) => text);
    const relationship = {
      from,
      to,
      around: idOf(frame),
      description: orElse(description, archetype.description),
      technology: orElse(technology, archetype.technology),
      tags: [...archetype.tags, ...split(tags)],
      where: this.#place("->", head),
    };
    this.relationships.push(relationship);
    return { is: "relationship", relationship };
  }

  #element(
    tokens: readonly DslToken[],
    given: { archetype: Archetype; identifier: string | null; frame: Holding; head: Head },
  ): DslFrame | string {
    const { archetype, identifier, frame, head } = given;
    const name = tokens[1]?.text ?? "";
    const kind = archetype.kind ?? "element";
    const parent = frame.is === "element" ? frame.element : null;
    if (isBlank(name)) {
      return "is an element without a name";
    }
    if (identifier !== null && identifier.length > IDENTIFIER_CHARACTERS) {
      return `has an identifier of over ${IDENTIFIER_CHARACTERS} characters`;
    }
    if (!fitsIn(kind, parent)) {
      return `is a ${kind} that cannot be here`;
    }
    const element = {
      kind,
      name,
      group: frame.group,
      children: [],
      where: this.#place(identifier ?? name, head),
      ...saidOf(
        kind,
        tokens.slice(2).map(({ text }) => text),
        archetype,
      ),
    };
    (parent?.children ?? this.elements).push(element);
    const around = idOf(frame);
    const id = identifier === null ? around : this.identifiers.name(identifier, around, element);
    return { is: "element", element, id, group: null };
  }

  #leave(keyword: string, head: Head, word = keyword): DslFrame {
    const { what, mayHoldElements } = leftOut(keyword);
    this.leavesSomethingOut ||= mayHoldElements;
    this.#notes.add(this.#place(word, head), what);
    return SKIPPED;
  }

  #place(word: string, { number }: Head): DslPlace {
    const words = [...this.#open.map((open) => open.word), word.slice(0, WORD_CHARACTERS).toWellFormed()];
    return { path: words.join(" > "), line: number };
  }
}

function idOf(frame: DslFrame): string | null {
  return frame.is === "element" ? frame.id : null;
}

/** A container is in a system, a component in a container, anything else in nothing. */
function fitsIn(kind: StructurizrElement["kind"], parent: StructurizrElement | null): boolean {
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
function saidOf(kind: StructurizrElement["kind"], texts: readonly string[], archetype: Archetype) {
  const [first, second, third] = texts;
  const hasTechnology = kind === "container" || kind === "component";
  const description = kind === "element" ? second : first;
  const tags = hasTechnology || kind === "element" ? third : second;
  return {
    description: orElse(description, archetype.description),
    technology: orElse(hasTechnology ? second : undefined, archetype.technology),
    metadata: kind === "element" ? orElse(first, null) : null,
    tags: [...archetype.tags, ...split(tags)],
  };
}

interface Said {
  description: string | null;
  technology: string | null;
  readonly tags: string[];
}

/** Takes a line of the body of an element or relationship; false when it is of another sort. */
function say(said: Said, keyword: string, tokens: readonly DslToken[]): boolean {
  const texts = tokens.slice(1).map(({ text }) => text);
  switch (keyword) {
    case "description":
      said.description = orElse(texts[0], said.description);
      return true;
    case "technology":
      said.technology = orElse(texts[0], said.technology);
      return true;
    case "tag":
    case "tags":
      said.tags.push(...texts.flatMap(split));
      return true;
    default:
      return false;
  }
}

function orElse(text: string | undefined, other: string | null): string | null {
  return text === undefined || isBlank(text) ? other : text;
}

function split(tags: string | undefined): readonly string[] {
  return (tags ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
