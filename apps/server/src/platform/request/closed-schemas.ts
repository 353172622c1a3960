import type { OpenAPIObject } from "@nestjs/swagger";

const closed = new Set<string>();

/** Objects of a schema hold its own fields alone: another one is refused. */
export function closeSchema(name: string): void {
  closed.add(name);
}

/** Says so in the document. */
export function describeClosed(document: OpenAPIObject): OpenAPIObject {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (closed.has(name) && "properties" in schema) {
      schema.additionalProperties = false;
    }
  }
  return document;
}
