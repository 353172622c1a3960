import { present } from "@plumbline/model-core";

/** A pattern being read, code point by code point. */
export class PatternText {
  #rest: number = 0;
  readonly #pattern: string;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  get atEnd(): boolean {
    return this.#rest >= this.#pattern.length;
  }

  /** The next character, of which a pattern that is one has as many as its syntax asks for. */
  get peek(): string {
    return String.fromCodePoint(present(this.#pattern.codePointAt(this.#rest)));
  }

  take(): string {
    const character = this.peek;
    this.#rest += character.length;
    return character;
  }

  /** Takes what an expression that starts with `^` matches here; null when it does not. */
  takeMatch(expression: RegExp): string | null {
    const [match] = expression.exec(this.#pattern.slice(this.#rest, this.#rest + LOOK_AHEAD)) ?? [];
    if (match === undefined) {
      return null;
    }
    this.#rest += match.length;
    return match;
  }
}

/** No token looked for is longer, but for the name of a group, which is cut where it cannot matter. */
const LOOK_AHEAD = 200;
