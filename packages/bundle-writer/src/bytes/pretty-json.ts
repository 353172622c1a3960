import type { JsonValue } from "@plumbline/model-core";
import { KeyOrder, type OrderedKey } from "./key-order.js";
import { numberText, plainText } from "./scalar-text.js";

const INDENT = "  ";

type JsonObject = { readonly [key: string]: JsonValue };

/** A list or an object that is being written. */
type Open =
  | { readonly keys: null; readonly list: readonly JsonValue[]; next: number }
  | { readonly keys: readonly OrderedKey[]; readonly object: JsonObject; next: number };

/**
 * The JSON of a bundle file: keys by code unit, an indent of two spaces, `[]` and `{}` when empty, text as UTF-8 with the
 * fewest escapes, numbers as ECMAScript writes them with `-0` as `0`, line feeds and one at the end. It keeps its own
 * stack, so a value may nest as deep as memory allows. Throws for what has no JSON form, as `canonicalJson` does.
 *
 * A text of over `most` characters is not written to its end, but until it is over them: deep values have an indent many
 * times as long as they are.
 */
export function prettyJson(value: JsonValue, most = Number.POSITIVE_INFINITY): string {
  const writer = new PrettyWriter(most);
  writer.write(value);
  return writer.text();
}

class PrettyWriter {
  readonly #pieces: string[] = [];
  readonly #open: Open[] = [];
  readonly #order = new KeyOrder();
  /** A line feed and the indent, by level. */
  readonly #lines: string[] = ["\n"];
  readonly #most: number;
  #length = 0;

  constructor(most: number) {
    this.#most = most;
  }

  write(value: JsonValue): void {
    this.#begin(value);
    for (let last = this.#open.at(-1); last !== undefined; last = this.#open.at(-1)) {
      if (this.#length > this.#most) {
        return;
      }
      this.#goOn(last);
    }
  }

  #goOn(last: Open): void {
    if (last.next === (last.keys ?? last.list).length) {
      this.#open.pop();
      this.#push(this.#line());
      this.#push(last.keys === null ? "]" : "}");
    } else {
      this.#writeNext(last);
    }
  }

  #push(piece: string): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  text(): string {
    this.#pieces.push("\n");
    return this.#pieces.join("");
  }

  #writeNext(last: Open): void {
    const index = last.next;
    last.next += 1;
    if (index > 0) {
      this.#push(",");
    }
    this.#push(this.#line());
    if (last.keys === null) {
      this.#begin(last.list[index]);
    } else {
      this.#writeMember(last.object, last.keys[index]);
    }
  }

  #writeMember(object: JsonObject, key: OrderedKey | undefined): void {
    if (key !== undefined) {
      this.#push(key.text);
      this.#begin(object[key.name]);
    }
  }

  /** Writes a scalar, an empty list or object, or the bracket that opens one. */
  #begin(value: JsonValue | undefined): void {
    if (typeof value === "object" && value !== null) {
      this.#beginWith(Array.isArray(value) ? openList(value) : this.#openObject(value as JsonObject));
    } else {
      this.#push(scalarText(value));
    }
  }

  #openObject(object: JsonObject): Open {
    return { keys: this.#order.keysOf(object), object, next: 0 };
  }

  #beginWith(open: Open): void {
    const isList = open.keys === null;
    if ((open.keys ?? open.list).length === 0) {
      this.#push(isList ? "[]" : "{}");
      return;
    }
    this.#push(isList ? "[" : "{");
    this.#open.push(open);
  }

  #line(): string {
    const level = this.#open.length;
    const line = this.#lines[level] ?? `\n${INDENT.repeat(level)}`;
    this.#lines[level] = line;
    return line;
  }
}

function openList(list: readonly JsonValue[]): Open {
  return { keys: null, list, next: 0 };
}

function scalarText(value: string | number | boolean | null | undefined): string {
  switch (typeof value) {
    case "string":
      return plainText(value);
    case "number":
      return numberText(value);
    case "undefined":
      throw new TypeError("A value of type undefined has no JSON form");
    default:
      return String(value);
  }
}
