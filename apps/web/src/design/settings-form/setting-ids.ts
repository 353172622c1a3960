import { entriesOf, leafKey, type SettingsDraft } from "./setting-draft.js";
import { isJsonObject, type Json, type JsonObject, type SettingField } from "./setting-fields.js";
import type { NamedId } from "./setting-row.js";
import { valueAt } from "./value-at.js";

/** Which list holds what a field names: a task names a provider of the list beside it. */
const NAMING = /^(.*\b)?taskRouting\.[^.]+$/;

/** What a field may name: the entries of that list as it is edited, or of the layer under it. */
export function namedIdsIn(
  { path }: SettingField,
  draft: SettingsDraft,
  under: JsonObject,
): readonly NamedId[] {
  const [, before = ""] = NAMING.exec(path) ?? [];
  if (!NAMING.test(path)) {
    return [];
  }
  const list = `${before}providers`;
  const leaf = draft[leafKey(list)];
  return leaf?.isStated
    ? entriesOf(leaf.value).flatMap(({ leaves }) => named(leaves["id"]?.value, leaves["name"]?.value))
    : asList(valueAt(under, list)).flatMap((one) => (isJsonObject(one) ? named(one["id"], one["name"]) : []));
}

function named(id: unknown, name: unknown): readonly NamedId[] {
  return typeof id === "string" ? [{ id, name: typeof name === "string" && name !== "" ? name : id }] : [];
}

function asList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
