import {
  compareCodeUnits,
  hasControlCharacter,
  type JsonValue,
  parseGuid,
  pathOfIndex,
  pathOfKey,
} from "@plumbline/model-core";
import { SETTINGS_LIMITS } from "../limits.js";
import type {
  ChoiceNode,
  ListNode,
  NumberNode,
  ObjectNode,
  SettingNode,
  TextNode,
  UrlNode,
} from "../schema/setting-node.js";
import { isRequired } from "../schema/setting-node.js";
import { parseSettingsUrl } from "../urls/settings-url.js";
import type { IssueList } from "./issue-list.js";

export type JsonObject = { readonly [key: string]: JsonValue };

/**
 * Reads a value by its declaration. What breaks a rule becomes an issue with its path and is left out, so that one
 * pass finds every issue. Keys come out in the order of the declaration.
 */
export class DocumentReader {
  readonly #issues: IssueList;

  constructor(issues: IssueList) {
    this.#issues = issues;
  }

  /** The value, or undefined where it cannot be read. */
  read(node: SettingNode, value: JsonValue, path: string): JsonValue | undefined {
    if (value === null) {
      return node.nullable === true ? null : this.#refuse(path, "must not be null");
    }
    switch (node.type) {
      case "object":
        return this.#object(node, value, path);
      case "list":
        return this.#list(node, value, path);
      case "boolean":
        return typeof value === "boolean" ? value : this.#refuse(path, "must be true or false");
      case "integer":
      case "number":
        return this.#number(node, value, path);
      default:
        return typeof value === "string"
          ? this.#string(node, value, path)
          : this.#refuse(path, "must be a string");
    }
  }

  #object(node: ObjectNode, value: JsonValue, path: string): JsonValue | undefined {
    if (typeof value !== "object" || Array.isArray(value)) {
      return this.#refuse(path, "must be an object");
    }
    const object = value as JsonObject;
    const read: Record<string, JsonValue> = {};
    for (const [key, field] of Object.entries(node.fields)) {
      const at = pathOfKey(path, key);
      const given = Object.hasOwn(object, key) ? this.read(field, object[key] as JsonValue, at) : undefined;
      if (given !== undefined) {
        read[key] = given;
      } else if (!Object.hasOwn(object, key) && isRequired(field)) {
        this.#issues.add(at, "is required");
      }
    }
    for (const key of Object.keys(object).sort(compareCodeUnits)) {
      if (!Object.hasOwn(node.fields, key)) {
        this.#issues.add(pathOfKey(path, key), "is not a setting");
      }
    }
    return read;
  }

  #list(node: ListNode, value: JsonValue, path: string): JsonValue | undefined {
    if (!Array.isArray(value)) {
      return this.#refuse(path, "must be a list");
    }
    const entries = value as readonly JsonValue[];
    if (entries.length > node.maxEntries) {
      return this.#refuse(path, `must have at most ${node.maxEntries} entries`);
    }
    return entries.map((entry, index) => {
      const at = pathOfIndex(path, index);
      if (node.distinct === true && entries.indexOf(entry) < index) {
        this.#issues.add(at, "is repeated");
      }
      return this.read(node.entries, entry, at) ?? null;
    });
  }

  #number({ type, from, to, above }: NumberNode, value: JsonValue, path: string): JsonValue | undefined {
    if (typeof value !== "number") {
      return this.#refuse(path, `must be ${type === "integer" ? "an integer" : "a number"}`);
    }
    if (type === "integer" && Number.isFinite(value) && !Number.isInteger(value)) {
      return this.#refuse(path, "must be an integer");
    }
    if (value > to || value < from || (above === true && value === from)) {
      const range = above === true ? `above ${from} and at most ${to}` : `from ${from} to ${to}`;
      return this.#refuse(path, `must be ${range}`);
    }
    // Negative zero is zero.
    return value + 0;
  }

  #string(
    node: TextNode | UrlNode | ChoiceNode | Extract<SettingNode, { type: "guid" }>,
    value: string,
    path: string,
  ): JsonValue | undefined {
    switch (node.type) {
      case "guid":
        return parseGuid(value) ?? this.#refuse(path, "must be a GUID");
      case "choice":
        return node.choices.includes(value)
          ? value
          : this.#refuse(path, `must be one of ${node.choices.join(", ")}`);
      case "url":
        return this.#acceptedOr(value, path, brokenUrlRules(node, value));
      case "text":
        return this.#acceptedOr(value, path, brokenTextRules(node, value));
    }
  }

  #acceptedOr(value: string, path: string, broken: readonly string[]): string | undefined {
    for (const message of broken) {
      this.#issues.add(path, message);
    }
    return broken.length === 0 ? value : undefined;
  }

  #refuse(path: string, message: string): undefined {
    this.#issues.add(path, message);
    return undefined;
  }
}

function brokenTextRules(
  { minLength, maxLength = Number.POSITIVE_INFINITY, form }: TextNode,
  value: string,
): readonly string[] {
  const length =
    minLength === 0
      ? `must have at most ${maxLength} characters`
      : `must have ${minLength} to ${maxLength} characters`;
  return [
    ...(value.length < minLength || value.length > maxLength ? [length] : []),
    ...(hasControlCharacter(value) ? ["must hold no control character"] : []),
    ...(form !== undefined && !new RegExp(form.pattern, "u").test(value) ? [form.message] : []),
  ];
}

function brokenUrlRules({ emptyAllowed }: UrlNode, value: string): readonly string[] {
  if (value === "" && emptyAllowed) {
    return [];
  }
  const url = parseSettingsUrl(value);
  return [
    ...(value.length > SETTINGS_LIMITS.urlLength
      ? [`must have at most ${SETTINGS_LIMITS.urlLength} characters`]
      : []),
    ...(hasControlCharacter(value) ? ["must hold no control character"] : []),
    ...(url.ok ? [] : [url.refusal]),
  ];
}
