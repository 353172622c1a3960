import { present } from "@plumbline/model-core";
import type { JsonSchema } from "@plumbline/settings-policy";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { AI_TASK_LIMITS } from "../limits.js";
import type { AnswerError } from "./checked-answer.js";

const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** What an answer breaks of the schema of its output, at most as much as a repair tells; schemas are ours. */
export function checkSchema(schema: JsonSchema, answer: unknown): readonly AnswerError[] {
  const validate = compiled.get(schema) ?? compile(schema);
  if (validate(answer)) {
    return [];
  }
  const errors = present(validate.errors).map(({ instancePath, message }) => ({
    pointer: instancePath,
    message: present(message),
  }));
  return errors.slice(0, AI_TASK_LIMITS.repairErrors);
}

function compile(schema: JsonSchema): ValidateFunction {
  const validate = new Ajv2020({
    allErrors: true,
    ownProperties: true,
    strict: false,
    validateFormats: false,
    logger: false,
  }).compile(schema);
  compiled.set(schema, validate);
  return validate;
}
