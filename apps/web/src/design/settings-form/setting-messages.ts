import type { SettingField } from "./setting-fields.js";

/** What is said about a value, by its path in the document: `ai.providers[1].model`. */
export interface SettingMessage {
  readonly field: string;
  readonly message: string;
}

/** What is said about the value at a path as a whole, and about what is in it unless that has controls of its own. */
export function messagesAt(
  messages: readonly SettingMessage[],
  { path, kind }: Pick<SettingField, "path" | "kind">,
): readonly string[] {
  const about = messages.filter(({ field }) => field === path || (kind !== "entries" && isIn(field, path)));
  return about.map(({ message }) => message);
}

/** What is said about what is in the value at a path, with the path from there. */
export function messagesIn(messages: readonly SettingMessage[], path: string): readonly SettingMessage[] {
  return messages.flatMap(({ field, message }) =>
    field === path || isIn(field, path)
      ? [{ field: field.slice(path.length).replace(/^\./, ""), message }]
      : [],
  );
}

/** What is said about nothing that has a control. */
export function messagesElsewhere(
  messages: readonly SettingMessage[],
  fields: readonly SettingField[],
): readonly SettingMessage[] {
  return messages.filter(({ field }) => !fields.some(({ path }) => field === path || isIn(field, path)));
}

function isIn(field: string, path: string): boolean {
  return field.startsWith(`${path}.`) || field.startsWith(`${path}[`);
}
