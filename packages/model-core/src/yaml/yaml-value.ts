import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from "js-yaml";
import type { Issue } from "../issue.js";
import type { JsonOddity, JsonOddityKind, JsonValue } from "../json/json-value.js";
import { OddityList } from "../json/oddity-list.js";
import { READING_LIMITS } from "../limits.js";
import { pathOfIndex, pathOfKey, shortPath } from "../value-path.js";
import { plainScalarValue } from "./yaml-scalar.js";

type NodeEvent = Extract<Event, { tagStart: number }>;
type ScalarEvent = Extract<Event, { type: typeof EVENT_ID.SCALAR }>;

/** A list or object being filled. */
interface Frame {
  readonly list: JsonValue[] | null;
  readonly object: Record<string, JsonValue>;
  /** The key that waits for its value; null when a key comes next. */
  key: string | null;
  keyCount: number;
}

/** Builds the value of one YAML document from the events of its text; stops at the first refusal. */
export class YamlValueBuilder {
  problem: Issue | null = null;
  value: JsonValue | undefined;
  readonly #oddities = new OddityList();
  readonly #text: string;
  readonly #maxNumberLength: number;
  readonly #maxObjectKeys: number;
  readonly #frames: Frame[] = [];
  readonly #isWellFormed: boolean;

  constructor(text: string, options: { readonly maxNumberLength?: number; readonly maxObjectKeys?: number }) {
    this.#text = text;
    this.#maxNumberLength = options.maxNumberLength ?? READING_LIMITS.numberLength;
    this.#maxObjectKeys = options.maxObjectKeys ?? READING_LIMITS.objectKeys;
    this.#isWellFormed = text.isWellFormed();
  }

  get oddities(): readonly JsonOddity[] {
    return this.#oddities.oddities;
  }

  build(events: readonly Event[]): void {
    for (const event of events) {
      this.#take(event);
      if (this.problem !== null) {
        return;
      }
    }
    if (this.value === undefined) {
      this.#refuse("holds no document");
    }
  }

  #take(event: Event): void {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        this.#document();
        break;
      case EVENT_ID.ALIAS:
        this.#refuse("aliases are not read");
        break;
      case EVENT_ID.POP:
        this.#close();
        break;
      default:
        this.#node(event);
    }
  }

  #document(): void {
    if (this.value !== undefined) {
      this.#refuse("holds more than one document");
    }
  }

  #node(event: NodeEvent): void {
    if (event.tagStart !== -1 || event.anchorStart !== -1) {
      this.#refuse(event.tagStart === -1 ? "anchors are not read" : "tags are not read");
    } else if (event.type === EVENT_ID.SCALAR) {
      this.#scalar(event);
    } else {
      this.#open(event.type === EVENT_ID.SEQUENCE ? [] : null);
    }
  }

  #open(list: JsonValue[] | null): void {
    if (this.#expectsKey() !== null) {
      this.#refuse("a key must be a string");
    }
    this.#frames.push({ list, object: {}, key: null, keyCount: 0 });
  }

  /** The object whose next node is a key. */
  #expectsKey(): Frame | null {
    const frame = this.#frames.at(-1);
    return frame !== undefined && frame.list === null && frame.key === null ? frame : null;
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame !== undefined) {
      this.#add(frame.list ?? frame.object);
    }
  }

  #add(value: JsonValue): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) {
      this.value = value;
    } else if (frame.list !== null) {
      frame.list.push(value);
    } else if (frame.key !== null) {
      setOwn(frame.object, frame.key, value);
      frame.key = null;
    }
  }

  #scalar(event: ScalarEvent): void {
    const isPlain = event.style === SCALAR_STYLE.PLAIN;
    const text = event.valueStart === -1 ? "" : this.#textOf(event);
    const value = isPlain ? plainScalarValue(text) : text;
    const object = this.#expectsKey();
    if (object === null) {
      this.#noteNumber(value, text);
      this.#noteText(event, value);
      this.#add(value);
    } else if (typeof value !== "string") {
      this.#refuse("a key must be a string");
    } else if (isPlain && value === "<<") {
      this.#refuse("merge keys are not read");
    } else {
      this.#key(object, value, event);
    }
  }

  #textOf(event: ScalarEvent): string {
    return event.fast
      ? this.#text.slice(event.valueStart, event.valueEnd)
      : getScalarValue(this.#text, event);
  }

  #key(frame: Frame, key: string, event: ScalarEvent): void {
    frame.keyCount += 1;
    if (frame.keyCount > this.#maxObjectKeys) {
      this.#refuse(`holds over ${this.#maxObjectKeys} keys`);
    }
    frame.key = key;
    this.#noteText(event, key);
    if (Object.hasOwn(frame.object, key)) {
      this.#note("repeated-key");
    }
  }

  #noteNumber(value: JsonValue, text: string): void {
    if (typeof value !== "number") {
      return;
    }
    if (!Number.isFinite(value)) {
      this.#note("number-out-of-range");
    }
    if (text.length > this.#maxNumberLength) {
      this.#note("number-too-long");
    }
  }

  /** Only an escape can bring in what the text itself does not hold. */
  #noteText(event: ScalarEvent, value: JsonValue): void {
    if (typeof value !== "string" || (event.fast && this.#isWellFormed)) {
      return;
    }
    if (!value.isWellFormed()) {
      this.#note("lone-surrogate");
    }
    if (value.includes("\u0000")) {
      this.#note("nul");
    }
  }

  #note(kind: JsonOddityKind): void {
    this.#oddities.add(kind, () => this.#path());
  }

  #refuse(message: string): void {
    this.problem = { field: shortPath(this.#path()), message };
  }

  #path(): string {
    let path = "";
    for (const { list, key } of this.#frames) {
      path = list !== null ? pathOfIndex(path, list.length) : key !== null ? pathOfKey(path, key) : path;
    }
    return path;
  }
}

/** An assignment to `__proto__` would set the prototype. */
function setOwn(object: Record<string, JsonValue>, key: string, value: JsonValue): void {
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else {
    object[key] = value;
  }
}
