import { describe, expect, it } from "@jest/globals";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import {
  BUILT_IN_DEFAULTS,
  defaultPolicy,
  instanceSettingsJsonSchema,
  PROVIDER_ADDRESSES,
  settingsJsonSchema,
} from "./index.js";

const FOLDER = new URL("../golden/", import.meta.url);
const RESULTS: Readonly<Record<string, () => unknown>> = {
  "built-in-defaults.json": () => BUILT_IN_DEFAULTS,
  "default-policies.json": () => ({ local: defaultPolicy("local"), hosted: defaultPolicy("hosted") }),
  "instance-settings-schema.json": instanceSettingsJsonSchema,
  "provider-addresses.json": () => PROVIDER_ADDRESSES,
  "settings-schema.json": settingsJsonSchema,
};

describe("what users and forms rely on is that of the golden files", () => {
  it.each(Object.entries(RESULTS))("%s", (name, made) => {
    expectGolden(new URL(name, FOLDER), goldenJson(made()));
  });

  it("which are all compared", () => {
    const names = goldenNames(FOLDER).filter((name) => !name.startsWith("refusals/"));
    expect(names).toEqual(Object.keys(RESULTS));
  });
});
