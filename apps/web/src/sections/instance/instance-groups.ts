import { instanceSettingsJsonSchema } from "@plumbline/settings-policy";
import {
  fieldsOf,
  type JsonObject,
  objectOf,
  type SettingGroup,
  settingGroups,
} from "../../design/settings-form/setting-fields.js";

/** The groups of an instance's document: its policy, and the defaults by the schema that workspaces have. */
export function instanceGroups(settings: JsonObject): readonly SettingGroup[] {
  const policy = objectOf(objectOf(instanceSettingsJsonSchema()["properties"])["policy"]);
  return [
    {
      path: "policy",
      title: String(policy["title"]),
      description: String(policy["description"]),
      // The policy has no layer under it: whatever it may leave out is shown as it holds, and stated.
      fields: fieldsOf(policy, "policy.").map((field) => ({ ...field, isRequired: true })),
    },
    ...settingGroups(settings, "defaults."),
  ];
}
