import { Ajv, type Options } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";

/** A version of JSON Schema that can be evaluated. */
export interface Dialect {
  readonly uri: string;
  readonly create: (options: Options) => Ajv;
}

/** What a schema is read as that names none. */
export const DEFAULT_DIALECT: Dialect = {
  uri: "https://json-schema.org/draft/2020-12/schema",
  create: (options) => new Ajv2020(options),
};

const DIALECTS: readonly Dialect[] = [
  DEFAULT_DIALECT,
  { uri: "https://json-schema.org/draft/2019-09/schema", create: (options) => new Ajv2019(options) },
  { uri: "http://json-schema.org/draft-07/schema", create: (options) => new Ajv(options) },
];

/** The dialect `$schema` names, with or without an empty fragment; 2020-12 when it names none; null for another. */
export function dialectOf(schemaUri: unknown): Dialect | null {
  if (schemaUri === undefined) {
    return DEFAULT_DIALECT;
  }
  return DIALECTS.find(({ uri }) => schemaUri === uri || schemaUri === `${uri}#`) ?? null;
}
