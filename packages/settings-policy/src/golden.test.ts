import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import {
  BUILT_IN_DEFAULTS,
  defaultPolicy,
  instanceSettingsJsonSchema,
  PROVIDER_ADDRESSES,
  settingsJsonSchema,
} from "./index.js";

describe("what users and forms rely on is that of the golden files", () => {
  it.each([
    ["built-in-defaults", BUILT_IN_DEFAULTS],
    ["default-policies", { local: defaultPolicy("local"), hosted: defaultPolicy("hosted") }],
    ["provider-addresses", PROVIDER_ADDRESSES],
    ["settings-schema", settingsJsonSchema()],
    ["instance-settings-schema", instanceSettingsJsonSchema()],
  ])("%s", (name, value) => {
    const file = fileURLToPath(new URL(`../golden/${name}.json`, import.meta.url));
    const text = `${JSON.stringify(value, null, 2)}\n`;
    if (process.env["UPDATE_GOLDEN"] === "1") {
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, "utf8"));
  });
});
