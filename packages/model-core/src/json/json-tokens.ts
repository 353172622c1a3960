import { placeInText } from "./place-in-text.js";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERALS = ["true", "false", "null"] as const;
export type Literal = (typeof LITERALS)[number];

/** So many blanks in a row are walked; a search goes over more of them ten times as quickly. */
const LONG_BLANK = 64;
const NO_BLANK = /[^ \n\r\t]/g;

function isBlankCode(code: number): boolean {
  return code === SPACE || code === 0x0a || code === 0x0d || code === 0x09;
}

/** The tokens of a JSON text, one after the other. */
export class JsonTokens {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where the next token begins. */
  get next(): number {
    this.#skipBlanks();
    return this.#at;
  }

  /** Takes a punctuation mark if it is next. */
  take(mark: string): boolean {
    this.#skipBlanks();
    const found = this.#text.charCodeAt(this.#at) === mark.charCodeAt(0);
    this.#at += found ? 1 : 0;
    return found;
  }

  /** Whether a string begins next; it may be broken off. */
  atString(): boolean {
    this.#skipBlanks();
    return this.#text.charCodeAt(this.#at) === QUOTE;
  }

  /** Takes a string if a whole one is next; its decoded text. */
  string(): string | null {
    const end = this.atString() ? this.#endOfString() : null;
    if (end === null) {
      return null;
    }
    const token = this.#text.slice(this.#at, end);
    this.#at = end;
    return token.includes("\\") ? String(JSON.parse(token)) : token.slice(1, -1);
  }

  /** Takes a number if one is next; as it is spelled. */
  number(): string | null {
    this.#skipBlanks();
    NUMBER.lastIndex = this.#at;
    if (!NUMBER.test(this.#text)) {
      return null;
    }
    const start = this.#at;
    this.#at = NUMBER.lastIndex;
    return this.#text.slice(start, this.#at);
  }

  /** Takes a word that stands for a value if one is next. */
  literal(): Literal | null {
    this.#skipBlanks();
    const literal = LITERALS.find((word) => this.#text.startsWith(word, this.#at));
    this.#at += literal?.length ?? 0;
    return literal ?? null;
  }

  atEnd(): boolean {
    this.#skipBlanks();
    return this.#at === this.#text.length;
  }

  /** What is wrong at the present place. */
  trouble(expected: string): string {
    const found = this.#at === this.#text.length ? "the text ends" : `${expected} was expected`;
    return `${found} at ${placeInText(this.#text, this.#at)}`;
  }

  #skipBlanks(): void {
    const text = this.#text;
    const start = this.#at;
    while (isBlankCode(text.charCodeAt(this.#at))) {
      this.#at += 1;
      if (this.#at - start === LONG_BLANK) {
        NO_BLANK.lastIndex = this.#at;
        this.#at = NO_BLANK.test(text) ? NO_BLANK.lastIndex - 1 : text.length;
      }
    }
  }

  /** Index after the closing quote; null, with the place at the error, when the string is not one. */
  #endOfString(): number | null {
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) {
        return at + 1;
      }
      if (code === BACKSLASH) {
        ESCAPE.lastIndex = at;
        const escaped = ESCAPE.exec(this.#text);
        if (escaped === null) {
          return this.#stopAt(at);
        }
        at += escaped[0].length - 1;
      } else if (code < SPACE) {
        return this.#stopAt(at);
      }
    }
    return this.#stopAt(this.#text.length);
  }

  #stopAt(at: number): null {
    this.#at = at;
    return null;
  }
}
