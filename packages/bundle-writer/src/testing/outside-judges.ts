import { createRequire } from "node:module";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv, type AnySchema } from "ajv";
import formats from "ajv-formats";
import { load, YAML11_SCHEMA } from "js-yaml";
import { parseDocument } from "yaml";

const require = createRequire(import.meta.url);

const ajv = new Ajv({ strict: false, logger: false, meta: false, validateSchema: false });
formats.default(ajv);
const asyncApi = ajv.compile(require("@asyncapi/specs/schemas/3.0.0.json") as AnySchema);

/** It compiles what it judges by once. */
const openApi = new Validator();

/** What others say against an OpenAPI document; null when they say nothing. */
export async function openApiProblem(text: string): Promise<string | null> {
  const document = load(text) as Record<string, unknown>;
  const { valid, errors } = await openApi.validate(document);
  return valid && document["openapi"] === "3.1.0" ? null : JSON.stringify(errors);
}

/** The same of an AsyncAPI document. */
export function asyncApiProblem(text: string): string | null {
  return asyncApi(load(text)) ? null : ajv.errorsText(asyncApi.errors);
}

/** References in a document that lead to nothing in it, as a reader finds them that takes every `$ref` for one. */
export function deadReferences(text: string): readonly string[] {
  const document = load(text);
  return referencesIn(document).filter((reference) => valueAt(document, reference) === undefined);
}

function referencesIn(value: unknown): readonly string[] {
  return typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) =>
        key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
      );
}

function valueAt(document: unknown, reference: string): unknown {
  const [start, ...steps] = reference.split("/");
  let at: unknown = start === "#" ? document : undefined;
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    const isThere = typeof at === "object" && at !== null && Object.hasOwn(at, key);
    at = isThere ? (at as Record<string, unknown>)[key] : undefined;
  }
  return at;
}

/** What each reader of YAML makes of a text, by the older and the newer version. */
export function readings(text: string): readonly unknown[] {
  return [
    load(text, { maxDepth: 1000 }),
    load(text, { schema: YAML11_SCHEMA, maxDepth: 1000 }),
    ...(["1.1", "1.2"] as const).map((version) => readByYaml(text, version)),
  ];
}

function readByYaml(text: string, version: "1.1" | "1.2"): unknown {
  const document = parseDocument(text, { version, merge: true, uniqueKeys: true });
  if (document.errors.length > 0 || document.warnings.length > 0) {
    throw new Error(String(document.errors[0] ?? document.warnings[0]));
  }
  return document.toJS();
}
