import type { JsonValue } from "../json/json-value.js";
import { writeBlockYaml } from "../yaml/write-block-yaml.js";
import type { ExportedModelDocument } from "./export-model-document.js";

/** A model document as JSON: indented, unless a compact one is asked for. */
export function writeModelDocumentJson(
  document: ExportedModelDocument,
  { compact = false }: { readonly compact?: boolean } = {},
): string {
  return `${compact ? JSON.stringify(document) : JSON.stringify(document, null, 2)}\n`;
}

/** A model document as YAML, with the same fields. */
export function writeModelDocumentYaml(document: ExportedModelDocument): string {
  return writeBlockYaml(document as unknown as JsonValue);
}
