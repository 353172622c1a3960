import type { OpenAPIObject } from "@nestjs/swagger";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

const DOCUMENT = "openapi";
const MOST_FAULTS = 5;

/** The schemas of an OpenAPI document, closed: what an answer holds beyond them is a fault. */
export class AnswerSchemas {
  // A discriminator would hide from `unevaluatedProperties` what the chosen schema says.
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly known = new Map<string, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    formats.default(this.ajv);
    this.ajv.addSchema(closed(document) as object, DOCUMENT);
  }

  /** What is wrong with a value; `at` is where its schema stands, as a JSON pointer without the first `/`. */
  faultsOf(value: unknown, at: string): readonly string[] {
    const validate = this.known.get(at) ?? this.ajv.compile({ $ref: `${DOCUMENT}#/${at}` });
    this.known.set(at, validate);
    if (validate(value)) {
      return [];
    }
    return (validate.errors ?? [])
      .slice(0, MOST_FAULTS)
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  }
}

/**
 * Every object says all of its fields, wherever a schema stands for a whole value; the parts of an `allOf`, `anyOf`
 * or `oneOf` say some of them.
 */
function closed(value: unknown, isWhole = false): unknown {
  if (Array.isArray(value)) {
    return value.map((entry) => closed(entry));
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const schema = Object.fromEntries(Object.entries(value).map(closedEntry));
  return isWhole && saysFields(schema) ? { unevaluatedProperties: false, ...chosenByTrying(schema) } : schema;
}

/** The validator forgets which fields a choice by `discriminator` has seen. */
function chosenByTrying({ discriminator: _, ...schema }: Readonly<Record<string, unknown>>) {
  return schema;
}

/** Whether a schema says what fields an object has; `{}` among its choices takes any value. */
function saysFields(schema: Readonly<Record<string, unknown>>): boolean {
  const choices = ["anyOf", "oneOf"].flatMap((key) => (schema[key] as readonly object[] | undefined) ?? []);
  return SAYS_FIELDS.some((key) => key in schema) && choices.every((one) => Object.keys(one).length > 0);
}

function closedEntry([key, value]: [string, unknown]): [string, unknown] {
  if (key !== "properties") {
    return [key, closed(value, WHOLE_VALUES.includes(key))];
  }
  const fields = Object.entries(value as object).map(([name, field]) => [name, closed(field, true)]);
  return [key, Object.fromEntries(fields)];
}

/** The keys of a document under which one schema stands for a whole value. */
const WHOLE_VALUES = ["schema", "items", "additionalProperties"];
const SAYS_FIELDS = ["$ref", "properties", "allOf", "anyOf", "oneOf"];
