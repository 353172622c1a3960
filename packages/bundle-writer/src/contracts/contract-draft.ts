import type { JsonObject } from "../json-object.js";
import type { WrittenSchema } from "./schemas/written-schema.js";

/** A contract file before it is written as YAML. */
export interface ContractDraft {
  readonly path: string;
  readonly document: JsonObject;
  readonly schemas: readonly WrittenSchema[];
}

/** The schema of a file with numbers that YAML cannot hold; undefined when it can be written. */
export function unwritableSchema({ schemas }: ContractDraft): WrittenSchema | undefined {
  return schemas.find(({ unheldNumbers }) => unheldNumbers.length > 0);
}
