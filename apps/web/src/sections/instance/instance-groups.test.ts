import { describe, expect, it } from "@jest/globals";
import { defaultPolicy, settingsJsonSchema } from "@plumbline/settings-policy";
import { documentOf, draftOf, presetsOf } from "../../design/settings-form/setting-draft.js";
import { instanceGroups } from "./instance-groups.js";

describe("the form of an instance's settings", () => {
  const fields = instanceGroups(settingsJsonSchema()).flatMap((group) => group.fields);

  it("has every key of the policy, always stated, and the settings of workspaces under defaults", () => {
    const policy = fields.filter(({ path }) => path.startsWith("policy."));
    const keys = policy.map(({ path }) => path.slice("policy.".length)).sort();
    expect(keys).toEqual(Object.keys(defaultPolicy("local")).sort());
    expect(policy.every(({ isRequired }) => isRequired)).toBe(true);
    expect(fields.some(({ path }) => path === "defaults.import.maxFiles")).toBe(true);
  });

  it("is the same document again when nothing was changed", () => {
    const stored = { policy: { ...defaultPolicy("hosted") }, defaults: { cost: { currency: "EUR" } } };
    expect(documentOf(fields, draftOf(fields, stored, presetsOf(fields)))).toEqual(stored);
  });
});
