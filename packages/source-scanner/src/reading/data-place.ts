import type { JsonValue } from "@plumbline/model-core";
import type { Lines } from "../code/code-extraction.js";
import { FILLED_IN } from "./filled-in.js";
import type { LinesOfWays, Way } from "./lines-of-ways.js";

/** A value of a data file and the way to it. What is not there is a place too, which holds nothing. */
export class DataPlace {
  readonly value: JsonValue | undefined;
  readonly way: Way;
  readonly #lines: LinesOfWays;

  constructor(value: JsonValue | undefined, way: Way, lines: LinesOfWays) {
    this.value = value;
    this.way = way;
    this.#lines = lines;
  }

  get lines(): Lines {
    return this.#lines.of(this.way);
  }

  get key(): string {
    return String(this.way.at(-1) ?? "");
  }

  /** Null for whatever is no text, or is filled in elsewhere. */
  get text(): string | null {
    return typeof this.value === "string" && !this.value.includes(FILLED_IN) ? this.value : null;
  }

  /** The same, "" for whatever is none. */
  get textOrNone(): string {
    return this.text ?? "";
  }

  /** A text, a number or a boolean as it is written. */
  get scalar(): string | null {
    const isScalar = ["string", "number", "boolean"].includes(typeof this.value);
    return isScalar && !String(this.value).includes(FILLED_IN) ? String(this.value) : null;
  }

  get isObject(): boolean {
    return typeof this.value === "object" && this.value !== null && !Array.isArray(this.value);
  }

  at(...keys: readonly string[]): DataPlace {
    let place: DataPlace = this;
    for (const key of keys) {
      const held = place.isObject ? (place.value as { readonly [key: string]: JsonValue }) : {};
      place = place.#inner(Object.hasOwn(held, key) ? held[key] : undefined, key);
    }
    return place;
  }

  get members(): readonly DataPlace[] {
    const held = this.isObject ? (this.value as { readonly [key: string]: JsonValue }) : {};
    return Object.entries(held).map(([key, value]) => this.#inner(value, key));
  }

  get entries(): readonly DataPlace[] {
    const held = Array.isArray(this.value) ? this.value : [];
    return held.map((value: JsonValue, index) => this.#inner(value, index));
  }

  #inner(value: JsonValue | undefined, step: string | number): DataPlace {
    return new DataPlace(value, [...this.way, step], this.#lines);
  }
}
