import type { Check } from "./check.js";
import { unknownReference } from "./unknown-reference.js";

/** The channel of a publish is in the model. */
export const unknownChannel: Check = {
  code: "unknown-channel",
  step: ({ step }, { index }) =>
    step?.type === "publish" ? unknownReference("channel", step.channel, index.channels) : [],
};
