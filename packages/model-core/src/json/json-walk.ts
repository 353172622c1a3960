import type { Issue } from "../issue.js";
import { pathOfIndex, pathOfKey, shortPath } from "../value-path.js";
import { JsonTokens } from "./json-tokens.js";
import type { JsonOddity, JsonOddityKind } from "./json-value.js";
import { OddityList } from "./oddity-list.js";

/** An array or object being read. */
interface Frame {
  /** The keys seen; null in an array. */
  readonly keys: Set<string> | null;
  /** The key being read; null before the first. */
  key: string | null;
  index: number;
}

/** Walks a JSON text token by token: the first error with its place, or the oddities with their paths. */
export function walkJson(
  text: string,
  maxNumberLength: number,
): { readonly problem: Issue | null; readonly oddities: readonly JsonOddity[] } {
  const walk = new JsonWalk(text, maxNumberLength);
  walk.run();
  return { problem: walk.problem, oddities: walk.oddities };
}

class JsonWalk {
  problem: Issue | null = null;
  readonly #oddities = new OddityList();
  readonly #tokens: JsonTokens;
  readonly #maxNumberLength: number;
  readonly #frames: Frame[] = [];

  constructor(text: string, maxNumberLength: number) {
    this.#tokens = new JsonTokens(text);
    this.#maxNumberLength = maxNumberLength;
  }

  get oddities(): readonly JsonOddity[] {
    return this.#oddities.oddities;
  }

  run(): void {
    while (this.#value()) {
      if (!this.#afterValue()) {
        return;
      }
    }
  }

  /** Reads a value, or opens arrays and objects down to the first value in them. */
  #value(): boolean {
    const tokens = this.#tokens;
    for (;;) {
      if (tokens.take("[")) {
        this.#frames.push({ keys: null, key: null, index: 0 });
        if (tokens.take("]")) {
          return this.#close();
        }
      } else if (tokens.take("{")) {
        this.#frames.push({ keys: new Set(), key: null, index: 0 });
        if (tokens.take("}")) {
          return this.#close();
        }
        if (!this.#key()) {
          return false;
        }
      } else {
        return this.#scalar();
      }
    }
  }

  #scalar(): boolean {
    if (this.#tokens.atString()) {
      return this.#string();
    }
    const number = this.#tokens.number();
    if (number !== null) {
      this.#noteNumber(number);
      return true;
    }
    return this.#tokens.literal() !== null || this.#fail();
  }

  #string(): boolean {
    const string = this.#tokens.string();
    if (string === null) {
      return this.#fail();
    }
    this.#noteText(string);
    return true;
  }

  #key(): boolean {
    const frame = this.#frames.at(-1);
    const key = this.#tokens.string();
    if (key === null || frame === undefined || frame.keys === null) {
      return this.#fail("a key in double quotes");
    }
    frame.key = key;
    this.#noteText(key);
    if (frame.keys.has(key)) {
      this.#note("repeated-key");
    }
    frame.keys.add(key);
    return this.#tokens.take(":") || this.#fail("a colon");
  }

  /** Closes what ends here; true when another value follows. */
  #afterValue(): boolean {
    for (;;) {
      const frame = this.#frames.at(-1);
      if (frame === undefined) {
        return this.#tokens.atEnd() ? false : this.#fail("the end of the text");
      }
      if (this.#tokens.take(",")) {
        frame.index += 1;
        frame.key = null;
        return frame.keys === null || this.#key();
      }
      if (!this.#tokens.take(frame.keys === null ? "]" : "}")) {
        return this.#fail(frame.keys === null ? "a comma or ]" : "a comma or }");
      }
      this.#frames.pop();
    }
  }

  #close(): true {
    this.#frames.pop();
    return true;
  }

  #noteText(text: string): void {
    if (!text.isWellFormed()) {
      this.#note("lone-surrogate");
    }
    if (text.includes("\u0000")) {
      this.#note("nul");
    }
  }

  #noteNumber(number: string): void {
    if (number.length > this.#maxNumberLength) {
      this.#note("number-too-long");
    }
    if (!Number.isFinite(Number(number))) {
      this.#note("number-out-of-range");
    }
  }

  #note(kind: JsonOddityKind): void {
    this.#oddities.add(kind, () => this.#path());
  }

  #fail(expected?: string): false {
    const message = `is not JSON: ${this.#tokens.trouble(expected ?? "a value")}`;
    this.problem = { field: shortPath(this.#path()), message };
    return false;
  }

  #path(): string {
    let path = "";
    for (const frame of this.#frames) {
      if (frame.keys === null) {
        path = pathOfIndex(path, frame.index);
      } else if (frame.key !== null) {
        path = pathOfKey(path, frame.key);
      }
    }
    return path;
  }
}
