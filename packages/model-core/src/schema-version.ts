/** Version of a schema that a project did not have. */
export const FIRST_SCHEMA_VERSION = 1;

/** A changed fact as it is written: a schema has its next version, a fact has none. */
export function withNextVersion<Fact extends object>(fact: Fact): Fact {
  return "version" in fact && typeof fact.version === "number"
    ? { ...fact, version: fact.version + 1 }
    : fact;
}
