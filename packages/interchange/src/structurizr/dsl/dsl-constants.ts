import { CONVERT_LIMITS } from "../../limits.js";
import { charactersOf } from "../../reading/characters-of.js";

const REFERENCE = /\$\{([A-Za-z0-9_.-]{1,200})\}/g;

/** The constants and variables of a DSL text; nothing of an environment is ever filled in. */
export class DslConstants {
  /** What was filled in is over the limit, and is left as it is from there. */
  isOver = false;
  readonly #values = new Map<string, string>();
  #filled = 0;

  define(name: string, value: string): void {
    this.#values.set(name, this.fill(value));
  }

  fill(text: string): string {
    if (!text.includes("${")) {
      return text;
    }
    return text.replace(REFERENCE, (whole, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined || this.isOver) {
        return whole;
      }
      this.#filled += charactersOf(value);
      this.isOver = this.#filled > CONVERT_LIMITS.dslFilledIn;
      return this.isOver ? whole : value;
    });
  }
}
