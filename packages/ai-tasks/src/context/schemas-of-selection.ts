import type { ModelIndex } from "@plumbline/model-core";

/** The schemas of the operations and messages that are selected, and those that are selected themselves. */
export function schemasOfSelection(
  { operations, messages, schemas }: ModelIndex,
  selection: readonly string[],
): ReadonlySet<string> {
  const ids = selection.flatMap((id) => {
    const operation = operations.get(id);
    const own = schemas.has(id) ? id : null;
    return [own, operation?.requestSchemaId, operation?.responseSchemaId, messages.get(id)?.schemaId];
  });
  return new Set(ids.flatMap((id) => id ?? []));
}
