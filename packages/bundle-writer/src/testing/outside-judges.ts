import { createRequire } from "node:module";
import { Validator } from "@seriousme/openapi-schema-validator";
import { type AnySchema, Ajv } from "ajv";
import formats from "ajv-formats";
import { load, YAML11_SCHEMA } from "js-yaml";
import { parseDocument } from "yaml";

const require = createRequire(import.meta.url);

const ajv = new Ajv({ strict: false, logger: false, meta: false, validateSchema: false });
formats.default(ajv);
const asyncApi = ajv.compile(require("@asyncapi/specs/schemas/3.0.0.json") as AnySchema);

/** What others say against an OpenAPI document; null when they say nothing. */
export async function openApiProblem(text: string): Promise<string | null> {
  const document = load(text) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(document);
  return valid && document["openapi"] === "3.1.0" ? null : JSON.stringify(errors);
}

/** The same of an AsyncAPI document. */
export function asyncApiProblem(text: string): string | null {
  return asyncApi(load(text)) ? null : ajv.errorsText(asyncApi.errors);
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
