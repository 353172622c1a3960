import {
  boolean,
  guid,
  integer,
  list,
  NO_CONTROL_CHARACTER,
  type Node,
  nullable,
  number,
  object,
  orLeftOut,
  text,
  type ValueRule,
  word,
} from "@plumbline/model-core/declaring";
import { SETTINGS_LIMITS } from "../limits.js";
import { parseSettingsUrl } from "../urls/settings-url.js";
import {
  isRequired,
  type NumberNode,
  type SettingNode,
  type TextNode,
  type UrlNode,
} from "./setting-node.js";

/** How the value of a setting is read. What is left out of a document stays left out: a layer under it has it. */
export function settingValue(setting: SettingNode): Node {
  const value = valueOfType(setting);
  return setting.nullable === true ? nullable(value) : value;
}

function valueOfType(setting: SettingNode): Node {
  switch (setting.type) {
    case "object":
      return object(
        Object.fromEntries(Object.entries(setting.fields).map(([key, field]) => [key, fieldOf(field)])),
      );
    case "list":
      return list(settingValue(setting.entries), {
        most: setting.maxEntries,
        repeats: setting.distinct === true ? "refused" : "kept",
      });
    case "boolean":
      return boolean();
    case "integer":
      return integer({ rules: [within(setting)] });
    case "number":
      return number({ rules: [within(setting)] });
    case "guid":
      return guid();
    case "choice":
      return word(setting.choices as readonly string[]);
    case "url":
      return text({ rules: rulesOfUrl(setting) });
    case "text":
      return text({ rules: rulesOfText(setting) });
  }
}

function fieldOf(setting: SettingNode): Node {
  return isRequired(setting) ? settingValue(setting) : orLeftOut(settingValue(setting));
}

function within({ from, to, above }: NumberNode): ValueRule<number> {
  const range = above === true ? `above ${from} and at most ${to}` : `from ${from} to ${to}`;
  return rule(
    (value) => value <= to && value >= from && !(above === true && value === from),
    `must be ${range}`,
  );
}

function rulesOfText({ minLength, maxLength, form }: TextNode): readonly ValueRule<string>[] {
  return [
    lengthBetween(minLength, maxLength ?? Number.POSITIVE_INFINITY),
    NO_CONTROL_CHARACTER,
    ...(form === undefined
      ? []
      : [rule<string>((text) => new RegExp(form.pattern, "u").test(text), form.message)]),
  ];
}

/** Of a text of settings, UTF-16 code units are counted. */
function lengthBetween(least: number, most: number): ValueRule<string> {
  const bounds = least === 0 ? `at most ${most}` : `${least} to ${most}`;
  return rule(({ length }) => length >= least && length <= most, `must have ${bounds} characters`);
}

function rulesOfUrl({ emptyAllowed }: UrlNode): readonly ValueRule<string>[] {
  const passes = (url: string): boolean => url === "" && emptyAllowed;
  return [
    lengthBetween(0, SETTINGS_LIMITS.urlLength),
    NO_CONTROL_CHARACTER,
    {
      broken: (url) => {
        const parsed = passes(url) ? null : parseSettingsUrl(url);
        return parsed === null || parsed.ok ? null : parsed.refusal;
      },
      schema: {},
    },
  ];
}

function rule<Value>(holds: (value: Value) => boolean, message: string): ValueRule<Value> {
  return { broken: (value) => (holds(value) ? null : message), schema: {} };
}
