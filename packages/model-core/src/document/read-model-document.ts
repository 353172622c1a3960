import { decodeUtf8 } from "../decode-utf8.js";
import type { Issue, Result } from "../issue.js";
import { type ReadJson, readJson } from "../json/read-json.js";
import { IMPORT_LIMITS } from "../limits.js";
import { readYaml } from "../yaml/read-yaml.js";
import { type DocumentRefusal, documentRefusal } from "./document-refusal.js";
import type { ModelDocument } from "./model-document.js";
import { parseModelDocument } from "./parse-model-document.js";

/**
 * How a document is spelled; the content type of a request decides
 * (docs/reference/model-documents.md#formats).
 */
export type ModelDocumentFormat = "json" | "yaml";

/**
 * The model document that bytes spell, or why they spell none (docs/reference/model-documents.md#refusals).
 */
export function readModelDocument(
  bytes: Uint8Array,
  format: ModelDocumentFormat,
): Result<ModelDocument, DocumentRefusal> {
  if (bytes.length > IMPORT_LIMITS.bodyBytes) {
    const message = `is over ${IMPORT_LIMITS.bodyBytes} bytes`;
    return { ok: false, refusal: documentRefusal("import_too_large", [{ field: "", message }]) };
  }
  const read = readText(bytes, format);
  return read.ok
    ? parseModelDocument(read.value.value, read.value.oddities)
    : { ok: false, refusal: documentRefusal("invalid_export", [read.refusal]) };
}

function readText(bytes: Uint8Array, format: ModelDocumentFormat): Result<ReadJson, Issue> {
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return text;
  }
  return format === "yaml" ? readYaml(text.value) : readJson(text.value);
}
