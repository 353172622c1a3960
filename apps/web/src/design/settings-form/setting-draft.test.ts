import { describe, expect, it } from "@jest/globals";
import { settingsJsonSchema } from "@plumbline/settings-policy";
import {
  documentOf,
  draftOf,
  entriesOf,
  entryDraft,
  leafKey,
  presetsOf,
  type SettingsDraft,
} from "./setting-draft.js";
import { type JsonObject, type SettingField, settingGroups } from "./setting-fields.js";
import { valueAt } from "./value-at.js";

const FIELDS = settingGroups(settingsJsonSchema()).flatMap(({ fields }) => fields);
const PRESETS = presetsOf(FIELDS);
const PROVIDER = "0a0b0c0d-0000-4000-8000-000000000001";

const OVERRIDES: JsonObject = {
  ai: {
    providers: [
      { id: PROVIDER, kind: "vendor-a", name: "Ours", model: "m-1", temperature: null, timeoutSeconds: 30 },
    ],
    taskRouting: { critique: PROVIDER, explain: null },
  },
  import: { maxFiles: 5000, excludeGlobs: ["**/a b/**", "c", "d\ne"] },
  privacy: { sendPrivateCodeToAi: false },
  notifications: { webhookUrl: "" },
};

function fieldAt(path: string): SettingField {
  const field = FIELDS.find((one) => one.path === path);
  if (field === undefined) {
    throw new Error(`No field ${path}`);
  }
  return field;
}

function changed(draft: SettingsDraft, path: string, value: SettingsDraft[string]): JsonObject {
  return documentOf(FIELDS, { ...draft, [leafKey(path)]: value });
}

describe("settings while they are edited", () => {
  it("are the same document again when nothing was changed", () => {
    expect(documentOf(FIELDS, draftOf(FIELDS, OVERRIDES, PRESETS))).toEqual(OVERRIDES);
    expect(documentOf(FIELDS, draftOf(FIELDS, {}, PRESETS))).toEqual({});
    expect(documentOf(FIELDS, draftOf(FIELDS, PRESETS, {}))).toEqual(PRESETS);
  });

  it("begin with the value of the layer under them, and state it only when asked to", () => {
    const draft = draftOf(FIELDS, {}, { import: { maxFiles: 70 } });
    expect(draft[leafKey("import.maxFiles")]).toEqual({ isStated: false, value: "70" });
    expect(draft[leafKey("import.maxFileBytes")]).toEqual({ isStated: false, value: "262144" });
    expect(changed(draft, "import.maxFiles", { isStated: true, value: "70" })).toEqual({
      import: { maxFiles: 70 },
    });
  });

  it("keep null apart from what is not stated", () => {
    const under: JsonObject = { usage: { monthlyAiBudgetUsd: 5 } };
    const draft = draftOf(FIELDS, { usage: { monthlyAiBudgetUsd: null } }, under);
    expect(draft[leafKey("usage.monthlyAiBudgetUsd")]).toEqual({ isStated: true, value: null });
    const below = draftOf(FIELDS, {}, { ai: { taskRouting: { critique: null } } });
    expect(below[leafKey("ai.taskRouting.critique")]).toEqual({ isStated: false, value: null });
  });

  it("send what is no number as it was typed, for the service to say what is wrong", () => {
    const draft = draftOf(FIELDS, {}, PRESETS);
    for (const typed of ["many", "", " ", "1e999", "0x"]) {
      const document = changed(draft, "import.maxFiles", { isStated: true, value: typed });
      expect(valueAt(document, "import.maxFiles")).toBe(typed);
    }
    const document = changed(draft, "import.maxFiles", { isStated: true, value: " 2e3 " });
    expect(valueAt(document, "import.maxFiles")).toBe(2000);
  });

  it("have a line for each text of a list, and none for an empty line", () => {
    const draft = draftOf(FIELDS, {}, PRESETS);
    const leaf = { isStated: true, value: "a\r\n\n  \n b" };
    expect(changed(draft, "import.excludeGlobs", leaf)).toEqual({ import: { excludeGlobs: ["a", " b"] } });
  });

  it("have entries whose required fields are always stated, the others only when asked to", () => {
    const field = fieldAt("ai.providers");
    if (field.kind !== "entries") {
      throw new Error("providers are entries");
    }
    const entry = entryDraft(field, { id: PROVIDER }, "new");
    const leaf = { isStated: true, value: [entry] };
    expect(changed(draftOf(FIELDS, {}, PRESETS), "ai.providers", leaf)).toEqual({
      ai: { providers: [{ id: PROVIDER, kind: "vendor-a", name: "", model: "" }] },
    });
    expect(entriesOf(leaf.value)).toHaveLength(1);
    expect(entriesOf("text")).toEqual([]);
  });
});

describe("the fields of settings", () => {
  it("are of the kind that their schema says", () => {
    const kinds = Object.fromEntries(FIELDS.map(({ path, kind }) => [path, kind]));
    expect(kinds).toMatchObject({
      "ai.providers": "entries",
      "ai.taskRouting.critique": "text",
      "import.excludeGlobs": "lines",
      "import.maxFiles": "number",
      "privacy.sendPrivateCodeToAi": "flag",
      "notifications.webhookUrl": "text",
    });
    expect(fieldAt("ai.taskRouting.critique")).toMatchObject({ isId: true, isNullable: true });
    expect(fieldAt("import.maxFiles")).toMatchObject({ from: 1, to: 100_000, isWhole: true, preset: 2000 });
  });

  it("cover every value that the service comes with", () => {
    const leaves = (value: unknown): number =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.values(value).reduce<number>((count, one) => count + leaves(one), 0)
        : 1;
    expect(leaves(PRESETS)).toBe(FIELDS.length);
  });
});
