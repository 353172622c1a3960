import type { CompiledSchema } from "./compile-schema.js";
import { compileSchema } from "./compile-schema.js";
import { Metaschemas } from "./metaschemas.js";

/** What is kept when nothing else is said: compiled schemas, and characters of their texts. */
const MAX_SCHEMAS = 200;
const MAX_CHARACTERS = 1_048_576;

/**
 * Compiled schemas by their text, for one validation or for many: compiling takes milliseconds. Bounded;
 * the schema used longest ago goes first. It only saves time: no answer depends on what it holds.
 */
export class SchemaValidators {
  readonly #metaschemas = new Metaschemas();
  readonly #compiled = new Map<string, CompiledSchema>();
  #characters = 0;

  of(content: string): CompiledSchema {
    const known = this.#compiled.get(content);
    if (known !== undefined) {
      this.#compiled.delete(content);
      this.#compiled.set(content, known);
      return known;
    }
    const compiled = compileSchema(content, this.#metaschemas);
    this.#compiled.set(content, compiled);
    this.#characters += content.length;
    this.#forget();
    return compiled;
  }

  /** How many are held. */
  get size(): number {
    return this.#compiled.size;
  }

  #forget(): void {
    for (const content of this.#compiled.keys()) {
      if (this.#compiled.size <= MAX_SCHEMAS && this.#characters <= MAX_CHARACTERS) {
        return;
      }
      this.#compiled.delete(content);
      this.#characters -= content.length;
    }
  }
}
