import type { SettingsOverrides } from "../settings.js";

type Values = { readonly [key: string]: unknown };

/** Whether a document states the value at a path of names, as `import.maxFiles`. */
export function statesValue(document: SettingsOverrides, path: string): boolean {
  let value: unknown = document;
  for (const key of path.split(".")) {
    value = (value as Values | undefined)?.[key];
  }
  return value !== undefined;
}

/** A document without the values at some paths. */
export function withoutValues(document: SettingsOverrides, paths: readonly string[]): SettingsOverrides {
  return paths.reduce<Values>(withoutValue, document as Values);
}

function withoutValue(values: Values, path: string): Values {
  const dot = path.indexOf(".");
  const key = dot === -1 ? path : path.slice(0, dot);
  const { [key]: value, ...rest } = values;
  return value === undefined || dot === -1
    ? rest
    : { ...rest, [key]: withoutValue(value as Values, path.slice(dot + 1)) };
}
