import { describe } from "@jest/globals";
import { replayCorpus } from "../../../model-core/src/testing/refusals/replay-corpus.js";
import { parseInstanceSettings } from "../../src/index.js";
import { FULL_INSTANCE_SETTINGS } from "./full-settings.js";
import { RULES_OF_SETTINGS } from "./rules-of-settings.js";
import { inputsOf, isThorough, outcomeOf } from "./settings-inputs.js";

describe("the refusals of instance settings", () => {
  replayCorpus(
    import.meta.url,
    ({ bytes }) => outcomeOf(parseInstanceSettings(bytes)),
    () =>
      inputsOf({
        base: "full",
        document: FULL_INSTANCE_SETTINGS,
        rules: RULES_OF_SETTINGS,
        // The defaults are read as overrides are, which have a corpus of their own.
        isThorough: (path) => isThorough(path) && (path[0] === "policy" || path.length < 4),
      }),
  );
});
