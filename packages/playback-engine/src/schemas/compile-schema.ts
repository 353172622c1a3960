import type { JsonValue } from "@plumbline/model-core";
import { present, readJson } from "@plumbline/model-core";
import type { Ajv, ErrorObject, Options, ValidateFunction } from "ajv";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { DEFAULT_DIALECT, dialectOf } from "./dialects.js";
import { EXACT_KEYWORDS } from "./exact-keywords.js";
import { leadsNowhere } from "./leads-nowhere.js";
import { linearPattern } from "./linear-pattern.js";
import type { Metaschemas } from "./metaschemas.js";
import { objectKeys } from "./object-keys.js";
import { PlainSchema } from "./plain-schema.js";

/** What a schema says of a payload: null when it matches, else where and why not. */
export type SchemaVerdict =
  | { readonly kind: "match" }
  | { readonly kind: "mismatch"; readonly message: string }
  | { readonly kind: "invalid-schema"; readonly message: string };

export type CompiledSchema = (payload: JsonValue) => SchemaVerdict;

const OPTIONS: Options = {
  // Only the schema itself is known: a reference to a metaschema or to another document resolves to nothing.
  meta: false,
  validateSchema: false,
  // Keywords and formats that nobody knows are ignored, as JSON Schema has it.
  strict: false,
  logger: false,
  // `constructor` and the like are properties of a payload only when it has them itself.
  ownProperties: true,
  // A reference is one function, however often it is named: the code grows no faster than the schema.
  inlineRefs: false,
  code: {
    // Optimising the generated code takes several times as long as one payload saves.
    optimize: false,
    regExp: Object.assign((pattern: string) => linearPattern(pattern), { code: "linearPattern" }),
  },
};

/** Its expression takes quadratic time, and it is a format of no draft. */
const LEFT_OUT_FORMATS: readonly string[] = ["url"];

/**
 * Compiles the text of a schema: drafts 2020-12 (the default), 2019-09 and 07 by `$schema`. What cannot be
 * evaluated gives `invalid-schema` for every payload; nothing is thrown, since the library's exceptions,
 * a stack overflow among them, are answers here about a schema from outside.
 */
export function compileSchema(content: string, metaschemas: Metaschemas): CompiledSchema {
  const json = readJson(content);
  if (!json.ok) {
    return always(json.refusal.message);
  }
  const oddity = json.value.oddities.find(({ kind }) => kind !== "nul" && kind !== "number-too-long");
  if (oddity !== undefined) {
    return always(`${oddity.path} has a ${oddity.kind.replaceAll("-", " ")}`);
  }
  try {
    return compiled(json.value.value, metaschemas);
  } catch (error) {
    return always(messageOf(error));
  }
}

function compiled(schema: JsonValue, metaschemas: Metaschemas): CompiledSchema {
  if (typeof schema === "boolean") {
    return evaluator(compile(schema, DEFAULT_DIALECT.create(OPTIONS)));
  }
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) {
    return always("is neither an object nor true or false");
  }
  const object = schema as { readonly [key: string]: JsonValue };
  const dialect = dialectOf(object["$schema"]);
  if (dialect === null) {
    return always("$schema names no draft that can be evaluated");
  }
  const keys = objectKeys(schema);
  const refused = ["__proto__", "$async"].find((key) => keys.has(key));
  if (refused !== undefined) {
    return always(`the key ${refused} cannot be evaluated`);
  }
  const broken = metaschemas.problemOf(object, dialect);
  if (broken !== null) {
    return always(broken);
  }
  const plain = new PlainSchema(object);
  const lost = plain.references.find(leadsNowhere);
  if (lost !== undefined) {
    return always(`can't resolve reference ${lost.to}`);
  }
  const evaluate = evaluator(compile(plain.schema as object, dialect.create(OPTIONS)));
  return keys.has("unevaluatedProperties") ? refusingInheritedNames(evaluate) : evaluate;
}

/** The library takes a property named as one that every object inherits for evaluated when it is not. */
function refusingInheritedNames(evaluate: CompiledSchema): CompiledSchema {
  return (payload) => {
    const name = [...objectKeys(payload)].find((key) => key in Object.prototype);
    const message = `unevaluatedProperties cannot be evaluated for a property named ${name}`;
    return name === undefined ? evaluate(payload) : { kind: "invalid-schema", message };
  };
}

function compile(schema: object | boolean, ajv: Ajv): ValidateFunction {
  for (const [name, format] of Object.entries(fullFormats)) {
    if (!LEFT_OUT_FORMATS.includes(name)) {
      ajv.addFormat(name, format);
    }
  }
  ajv.removeKeyword("id");
  for (const keyword of EXACT_KEYWORDS) {
    ajv.removeKeyword(keyword.keyword as string).addKeyword(keyword);
  }
  return ajv.compile(schema);
}

function evaluator(validate: ValidateFunction): CompiledSchema {
  return (payload) => {
    try {
      return validate(payload)
        ? { kind: "match" }
        : { kind: "mismatch", message: mismatch(present(validate.errors?.[0])) };
    } catch (error) {
      return { kind: "invalid-schema", message: messageOf(error) };
    }
  };
}

function mismatch({ instancePath, message }: ErrorObject): string {
  return `${short(instancePath)} ${short(present(message))}`.trim();
}

function always(message: string): CompiledSchema {
  const verdict = { kind: "invalid-schema", message: short(message) } as const;
  return () => verdict;
}

function messageOf(error: unknown): string {
  return short(error instanceof Error ? error.message : "it cannot be evaluated");
}

function short(text: string): string {
  return (text.length > 200 ? `${text.slice(0, 200)}…` : text).toWellFormed();
}
