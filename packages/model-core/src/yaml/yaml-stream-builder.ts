import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from "js-yaml";
import type { Issue } from "../issue.js";
import type { JsonValue } from "../json/json-value.js";
import { placeInText } from "../json/place-in-text.js";
import { READING_LIMITS } from "../limits.js";
import { plainScalarValue } from "./yaml-scalar.js";

type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;
type ContainerEvent = Extract<Event, { start: number }>;

/** A long text counts as several values, as an alias brings it again and again. */
const CHARACTERS_OF_A_VALUE = 64;

/** A value with what it counts for, every alias in it counted as what it stands for. */
interface Sized {
  readonly value: JsonValue;
  readonly size: number;
  readonly depth: number;
}

/** A list or object being filled. */
interface Frame {
  readonly list: JsonValue[] | null;
  readonly members: Map<string, JsonValue>;
  /** The values of merge keys, whose members come after those that are stated. */
  readonly merged: JsonValue[];
  readonly anchor: string | null;
  /** The key that waits for its value; null when a key comes next. */
  key: string | null;
  isMerge: boolean;
  size: number;
  depth: number;
}

/** Builds the values of a stream of YAML documents from the events of its text; stops at the first refusal. */
export class YamlStreamBuilder {
  problem: Issue | null = null;
  readonly documents: JsonValue[] = [];
  readonly #text: string;
  readonly #frames: Frame[] = [];
  readonly #anchors = new Map<string, Sized>();
  #total = 0;

  constructor(text: string) {
    this.#text = text;
  }

  build(events: readonly Event[]): void {
    for (const event of events) {
      this.#take(event);
      if (this.problem !== null) {
        return;
      }
    }
  }

  #take(event: Event): void {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        this.#anchors.clear();
        break;
      case EVENT_ID.ALIAS:
        this.#alias(event.anchorStart, event.anchorEnd);
        break;
      case EVENT_ID.POP:
        this.#close();
        break;
      case EVENT_ID.SCALAR:
        this.#scalar(event);
        break;
      default:
        this.#open(event);
    }
  }

  #open(event: ContainerEvent): void {
    if (event.tagStart !== -1) {
      this.#refuse("tags are not read", event.tagStart);
    } else if (this.#expectsKey() !== null) {
      this.#refuse("a key must be a scalar", event.start);
    }
    this.#frames.push({
      list: event.type === EVENT_ID.SEQUENCE ? [] : null,
      members: new Map(),
      merged: [],
      anchor: this.#anchorOf(event),
      key: null,
      isMerge: false,
      size: 1,
      depth: 1,
    });
  }

  #anchorOf({ anchorStart, anchorEnd }: { readonly anchorStart: number; readonly anchorEnd: number }) {
    return anchorStart === -1 ? null : this.#text.slice(anchorStart, anchorEnd);
  }

  /** The object whose next node is a key. */
  #expectsKey(): Frame | null {
    const frame = this.#frames.at(-1);
    return frame !== undefined && frame.list === null && frame.key === null ? frame : null;
  }

  #alias(start: number, end: number): void {
    const anchored = this.#anchors.get(this.#text.slice(start, end));
    if (anchored === undefined) {
      this.#refuse("an alias names no anchor before it", start);
    } else if (this.#expectsKey() !== null) {
      this.#refuse("a key must be a scalar", start);
    } else {
      this.#add(anchored, start);
    }
  }

  #scalar(event: ScalarEvent): void {
    if (event.tagStart !== -1) {
      this.#refuse("tags are not read", event.tagStart);
      return;
    }
    const text = event.valueStart === -1 ? "" : this.#textOf(event);
    const frame = this.#expectsKey();
    this.#judgeText(text, event.valueStart);
    if (frame !== null) {
      this.#key(frame, text, event);
      return;
    }
    const value = event.style === SCALAR_STYLE.PLAIN ? plainScalarValue(text) : text;
    if (typeof value === "number" && !Number.isFinite(value)) {
      this.#refuse("a number is outside the range of a 64-bit number", event.valueStart);
    }
    const sized = { value, size: 1 + Math.floor(text.length / CHARACTERS_OF_A_VALUE), depth: 0 };
    this.#keep(this.#anchorOf(event), sized);
    this.#add(sized, event.valueStart);
  }

  #textOf(event: ScalarEvent): string {
    return event.fast
      ? this.#text.slice(event.valueStart, event.valueEnd)
      : getScalarValue(this.#text, event);
  }

  #judgeText(text: string, at: number): void {
    if (!text.isWellFormed()) {
      this.#refuse("a text holds invalid Unicode", at);
    } else if (text.includes("\u0000")) {
      this.#refuse("a text holds U+0000", at);
    }
  }

  #key(frame: Frame, key: string, event: ScalarEvent): void {
    frame.key = key;
    frame.isMerge = key === "<<" && event.style === SCALAR_STYLE.PLAIN;
    if (frame.isMerge) {
      return;
    }
    if (frame.members.has(key)) {
      this.#refuse(
        `the key ${JSON.stringify(key.slice(0, 100).toWellFormed())} is repeated`,
        event.valueStart,
      );
    }
    if (frame.members.size >= READING_LIMITS.objectKeys) {
      this.#refuse(`an object holds over ${READING_LIMITS.objectKeys} keys`, event.valueStart);
    }
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame === undefined) {
      return;
    }
    const sized = { value: frame.list ?? this.#objectOf(frame), size: frame.size, depth: frame.depth };
    this.#keep(frame.anchor, sized);
    this.#add(sized, null);
  }

  /** What is stated stands before what is merged, and of several merged objects the first. */
  #objectOf({ members, merged }: Frame): JsonValue {
    for (const object of merged.flat()) {
      if (typeof object !== "object" || object === null || Array.isArray(object)) {
        this.#refuse("a merge key must have an object, or a list of objects", null);
        return null;
      }
      for (const [key, value] of Object.entries(object)) {
        if (!members.has(key)) {
          members.set(key, value);
        }
      }
    }
    return Object.fromEntries(members);
  }

  #keep(anchor: string | null, sized: Sized): void {
    if (anchor !== null) {
      this.#anchors.set(anchor, sized);
    }
  }

  #add(sized: Sized, at: number | null): void {
    const frame = this.#frames.at(-1);
    this.#count(sized, at);
    if (frame === undefined) {
      this.documents.push(sized.value);
      return;
    }
    frame.size += sized.size;
    frame.depth = Math.max(frame.depth, sized.depth + 1);
    if (frame.list !== null) {
      frame.list.push(sized.value);
    } else if (frame.isMerge) {
      frame.merged.push(sized.value);
    } else {
      frame.members.set(frame.key ?? "", sized.value);
    }
    frame.key = null;
    frame.isMerge = false;
  }

  /** A nest of aliases is refused before anybody walks it. */
  #count({ size, depth }: Sized, at: number | null): void {
    this.#total += at === null ? 1 : size;
    if (this.#total > READING_LIMITS.containers) {
      this.#refuse(`holds over ${READING_LIMITS.containers} values, its aliases counted in full`, at);
    }
    if (depth + this.#frames.length > READING_LIMITS.yamlDepth) {
      this.#refuse(`nests over ${READING_LIMITS.yamlDepth} levels, its aliases counted in full`, at);
    }
  }

  #refuse(message: string, at: number | null): void {
    const place = at === null || at < 0 ? "" : ` at ${placeInText(this.#text, at)}`;
    this.problem ??= { field: "", message: `${message}${place}` };
  }
}
