import type { NoteList } from "../../reading/note-list.js";
import type { DslPlace } from "../../reading/where.js";
import type { StructurizrElement } from "../workspace.js";
import { Archetypes } from "./archetypes.js";
import { DslConstants } from "./dsl-constants.js";
import { type DslFrame, SKIPPED } from "./dsl-frame.js";
import { DslIdentifiers } from "./dsl-identifiers.js";
import { leftOut } from "./left-out.js";
import type { PendingRelationship } from "./pending-relationships.js";

/** Of a word in the path of a place. */
const WORD_CHARACTERS = 50;

/** A block that is open. */
interface OpenBlock {
  readonly frame: DslFrame;
  readonly word: string;
  readonly line: number;
}

/** What was read of a DSL text so far. */
export class DslReading {
  name = "";
  hasWorkspace = false;
  /** Something that may hold elements was not read. */
  leavesSomethingOut = false;
  /** What stands between the names of groups that are in each other; null where the model does not say it. */
  groupSeparator: string | null = null;
  readonly elements: StructurizrElement[] = [];
  readonly relationships: PendingRelationship[] = [];
  readonly shapes = new Map<string, string>();
  readonly identifiers = new DslIdentifiers();
  readonly constants = new DslConstants();
  readonly archetypes = new Archetypes();
  readonly #notes: NoteList;
  readonly #open: OpenBlock[] = [];

  constructor(notes: NoteList) {
    this.#notes = notes;
  }

  get frame(): DslFrame {
    return this.#open.at(-1)?.frame ?? { is: "top" };
  }

  get depth(): number {
    return this.#open.length;
  }

  /** The line of the innermost block that is open. */
  get openSince(): number | null {
    return this.#open.at(-1)?.line ?? null;
  }

  open(frame: DslFrame, word: string, line: number): void {
    this.#open.push({ frame, word: shortWord(word), line });
  }

  /** False when no block is open. */
  close(): boolean {
    return this.#open.pop() !== undefined;
  }

  /** Notes a statement that is left out, with the block that it may open; `word` is what its place is called. */
  leave(keyword: string, line: number, word = keyword): DslFrame {
    const { what, mayHoldElements } = leftOut(keyword);
    this.leavesSomethingOut ||= mayHoldElements;
    this.note(word, line, what);
    return SKIPPED;
  }

  note(word: string, line: number, what: string): void {
    this.#notes.add(this.place(word, line), what);
  }

  place(word: string, line: number): DslPlace {
    const words = [...this.#open.map((block) => block.word), shortWord(word)];
    return { path: words.join(" > "), line };
  }
}

function shortWord(word: string): string {
  return word.slice(0, WORD_CHARACTERS).toWellFormed();
}
