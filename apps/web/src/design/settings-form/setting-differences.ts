import { sameJson } from "./same-json.js";
import type { Json, JsonObject, SettingField } from "./setting-fields.js";
import { valueAt } from "./value-at.js";

/** A field that two documents state differently; undefined where one does not state it. */
export interface SettingDifference {
  readonly field: SettingField;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** Where two documents of the same fields differ, in the order of the fields. */
export function settingDifferences(
  fields: readonly SettingField[],
  mine: JsonObject,
  theirs: JsonObject,
): readonly SettingDifference[] {
  return fields.flatMap((field) => {
    const difference = { field, mine: valueAt(mine, field.path), theirs: valueAt(theirs, field.path) };
    return sameJson(difference.mine, difference.theirs) ? [] : [difference];
  });
}
