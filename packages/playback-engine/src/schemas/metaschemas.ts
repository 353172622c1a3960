import type { Ajv } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Dialect } from "./dialects.js";

/** Checks schemas against the metaschema of their dialect, each compiled when it is first needed. */
export class Metaschemas {
  readonly #checkers = new Map<string, Ajv>();

  /** What is wrong with a schema; null when nothing is. */
  problemOf(schema: object, dialect: Dialect): string | null {
    let checker = this.#checkers.get(dialect.uri);
    if (checker === undefined) {
      checker = dialect.create({ strict: false, logger: false, formats: fullFormats });
      this.#checkers.set(dialect.uri, checker);
    }
    return checker.validateSchema(schema) === true ? null : checker.errorsText(checker.errors?.slice(0, 1));
  }
}
