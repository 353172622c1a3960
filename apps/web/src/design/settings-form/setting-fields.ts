/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

interface FieldBase {
  /** The keys from the document, or from the entry of a list, with dots between them. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What holds where nobody states anything; undefined where it has to be stated. */
  readonly preset: Json | undefined;
  /** It has no layer under it: it is stated always. */
  readonly isRequired: boolean;
}

export interface FlagField extends FieldBase {
  readonly kind: "flag";
}

export interface NumberField extends FieldBase {
  readonly kind: "number";
  readonly isWhole: boolean;
  readonly isNullable: boolean;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

export interface TextField extends FieldBase {
  readonly kind: "text";
  readonly isNullable: boolean;
  readonly isId: boolean;
}

export interface ChoiceField extends FieldBase {
  readonly kind: "choice";
  readonly choices: readonly string[];
}

/** A list of given words, each at most once. */
export interface ChoicesField extends FieldBase {
  readonly kind: "choices";
  readonly choices: readonly string[];
}

/** A list of texts of one line. */
export interface LinesField extends FieldBase {
  readonly kind: "lines";
}

/** A list of objects. */
export interface EntriesField extends FieldBase {
  readonly kind: "entries";
  readonly entryTitle: string;
  readonly fields: readonly SettingField[];
}

export type SettingField =
  | FlagField
  | NumberField
  | TextField
  | ChoiceField
  | ChoicesField
  | LinesField
  | EntriesField;

/** Fields that stand together, with what they are about. */
export interface SettingGroup {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly SettingField[];
}

/**
 * The fields of a settings document, read from its JSON Schema: a group for each object of it. An object in a group is
 * part of the group, and what the schema says in a way that is not known here is a text.
 */
export function settingGroups(schema: JsonObject, before = ""): readonly SettingGroup[] {
  return propertiesOf(schema).map(([key, group]) => ({
    path: `${before}${key}`,
    title: textOf(group["title"], key),
    description: textOf(group["description"], ""),
    fields: fieldsOf(group, `${before}${key}.`),
  }));
}

/** The fields of one object, for a document without groups. */
export function fieldsOf(schema: JsonObject, before = ""): readonly SettingField[] {
  const required = listOf(schema["required"]);
  return propertiesOf(schema).flatMap(([key, property]) =>
    property["type"] === "object"
      ? fieldsOf(property, `${before}${key}.`)
      : [fieldOf(property, `${before}${key}`, required.includes(key))],
  );
}

function fieldOf(schema: JsonObject, path: string, isRequired: boolean): SettingField {
  const base = {
    path,
    title: textOf(schema["title"], path),
    description: textOf(schema["description"], ""),
    preset: schema["default"],
    isRequired,
  };
  const types = typesOf(schema);
  if (types.includes("boolean")) {
    return { ...base, kind: "flag" };
  }
  if (types.includes("array")) {
    return listField(schema, base);
  }
  const isNullable = types.includes("null");
  if (types.includes("integer") || types.includes("number")) {
    return {
      ...base,
      kind: "number",
      isNullable,
      isWhole: types.includes("integer"),
      from: numberOf(schema["minimum"]),
      to: numberOf(schema["maximum"]),
    };
  }
  const choices = listOf(schema["enum"]);
  return choices.length > 0
    ? { ...base, kind: "choice", choices }
    : { ...base, kind: "text", isNullable, isId: textOf(schema["pattern"], "").includes("{12}") };
}

function listField(schema: JsonObject, base: FieldBase): SettingField {
  const items = objectOf(schema["items"]);
  if (typesOf(items).includes("object")) {
    return {
      ...base,
      kind: "entries",
      entryTitle: textOf(items["title"], base.title),
      fields: fieldsOf(items),
    };
  }
  const choices = listOf(items["enum"]);
  return choices.length > 0 ? { ...base, kind: "choices", choices } : { ...base, kind: "lines" };
}

function propertiesOf(schema: JsonObject): readonly (readonly [string, JsonObject])[] {
  return Object.entries(objectOf(schema["properties"])).map(
    ([key, value]) => [key, objectOf(value)] as const,
  );
}

function typesOf(schema: JsonObject): readonly string[] {
  const { type } = schema;
  return typeof type === "string" ? [type] : listOf(type);
}

/** An object of JSON; an empty one where the value is another. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

function textOf(value: Json | undefined, otherwise: string): string {
  return typeof value === "string" ? value : otherwise;
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}
