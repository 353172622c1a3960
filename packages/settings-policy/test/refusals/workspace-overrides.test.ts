import { describe } from "@jest/globals";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { parseWorkspaceOverrides } from "../../src/index.js";
import { FULL_SETTINGS } from "./full-settings.js";
import { RULES_OF_SETTINGS } from "./rules-of-settings.js";
import { inputsOf, isThorough, outcomeOf } from "./settings-inputs.js";

describe("the refusals of the overrides of a workspace", () => {
  replayCorpus(
    import.meta.url,
    ({ bytes }) => outcomeOf(parseWorkspaceOverrides(bytes)),
    () => inputsOf({ base: "full", document: FULL_SETTINGS, rules: RULES_OF_SETTINGS, isThorough }),
  );
});
