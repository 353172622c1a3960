import { applyDecorators } from "@nestjs/common";
import { hasControlCharacter, isBlank, isLongerThan, parseTimestamp } from "@plumbline/model-core";
import { Transform } from "class-transformer";
import { ValidateBy, ValidateIf } from "class-validator";
import { SCOPES, type Scope } from "../../../platform/access/principal.js";
import { MAX_TOKEN_NAME, MAX_TOKEN_YEARS } from "../limits.js";

// `name` and `scopes` may be null by their type and not by their rules: null is no value of a wrong type.

/** 1 to 100 characters, not blank, without control characters. */
export function NameRules(): PropertyDecorator {
  return applyDecorators(
    rule("isDefined", "is required", (value) => value !== undefined),
    rule("isString", "must be a string", (value) => value === null || typeof value === "string"),
    rule("isNotNull", "must not be null", (value) => value !== null),
    ofText("isNotBlank", "must not be empty", (text) => !isBlank(text)),
    ofText(
      "isShortEnough",
      `must have at most ${MAX_TOKEN_NAME} characters`,
      (text) => !isLongerThan(text, MAX_TOKEN_NAME),
    ),
    ofText("hasNoControl", "must hold no control character", (text) => !hasControlCharacter(text)),
  );
}

/** At least one scope, each once. */
export function ScopesRules(): PropertyDecorator {
  return applyDecorators(
    rule("isDefined", "is required", (value) => value !== undefined),
    rule("isArray", "must be a list of strings", (value) => value === null || isListOfText(value)),
    rule("isNotNull", "must not be null", (value) => value !== null),
    ofList("hasSome", `must name at least one of ${SCOPES.join(", ")}`, (list) => list.length > 0),
    ofList("areScopes", `must hold nothing but ${SCOPES.join(", ")}`, (list) => list.every(isScope)),
    ofList("areUnique", "must name each scope once", (list) => new Set(list).size === list.length),
  );
}

/** Null, or a moment in the future that is not too far away. */
export function ExpiryRules(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => (typeof value === "string" ? (parseTimestamp(value) ?? value) : value)),
    rule("isDefined", "is required", (value) => value !== undefined),
    rule("isString", "must be a string", (value) => value === null || typeof value === "string"),
    ValidateIf((_, value) => value !== null),
    ofText("isTimestamp", "must be an ISO 8601 date with a time", (text) => parseTimestamp(text) !== null),
    ofMoment("isInFuture", "must be in the future", (time) => time > Date.now()),
    ofMoment(
      "isSoonEnough",
      `must be at most ${MAX_TOKEN_YEARS} years from now`,
      (time) => time <= latestEnd(),
    ),
  );
}

function latestEnd(): number {
  const end = new Date();
  return end.setUTCFullYear(end.getUTCFullYear() + MAX_TOKEN_YEARS);
}

function isListOfText(value: unknown): boolean {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

function isScope(text: string): text is Scope {
  return SCOPES.some((scope) => scope === text);
}

function ofText(name: string, message: string, holds: (text: string) => boolean): PropertyDecorator {
  return rule(name, message, (value) => typeof value !== "string" || holds(value));
}

function ofList(
  name: string,
  message: string,
  holds: (list: readonly string[]) => boolean,
): PropertyDecorator {
  return rule(name, message, (value) => !isListOfText(value) || holds(value as readonly string[]));
}

function ofMoment(name: string, message: string, holds: (time: number) => boolean): PropertyDecorator {
  return ofText(name, message, (text) => parseTimestamp(text) === null || holds(Date.parse(text)));
}

function rule(name: string, message: string, holds: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: holds, defaultMessage: () => message } });
}
