import { expect, it } from "@jest/globals";
import { BUILT_IN_DEFAULTS } from "../merging/merge-settings.js";
import { usableSecretNames } from "./secret-name.js";

it("settings without a provider and a webhook use the secret of the code host alone", () => {
  expect(usableSecretNames(BUILT_IN_DEFAULTS)).toStrictEqual([{ kind: "codehost", name: "codehost:token" }]);
});
