import type { DataPlace } from "../reading/data-place.js";
import type { ContractSchema } from "./contract.js";
import { pointedAt } from "./follow-reference.js";
import { WrittenSchemas } from "./written-schemas.js";

/** The schemas of a contract that bodies and messages name, each once. */
export class SchemaShelf {
  readonly #root: DataPlace;
  readonly #written: WrittenSchemas;
  readonly #schemas = new Map<string, ContractSchema | null>();

  constructor(root: DataPlace) {
    this.#root = root;
    this.#written = new WrittenSchemas(root);
  }

  get schemas(): readonly ContractSchema[] {
    return [...this.#schemas.values()].filter((schema) => schema !== null);
  }

  get notes(): readonly string[] {
    return [...this.#schemas.values()].includes(null) ? ["schema-not-kept"] : [];
  }

  /** The name of the component that a schema is; null for one that has none and is given none. */
  nameOf(schema: DataPlace, given: string | null): string | null {
    const target = pointedAt(this.#root, schema.at("$ref").text ?? "");
    const name = target?.key ?? given;
    const place = target ?? schema;
    if (name === null || name === "" || place.value === undefined) {
      return null;
    }
    if (!this.#schemas.has(name)) {
      const content = this.#written.standalone(place);
      this.#schemas.set(name, content === null ? null : { name, content, lines: place.lines });
    }
    return this.#schemas.get(name) === null ? null : name;
  }
}
