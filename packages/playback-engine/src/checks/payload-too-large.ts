import { shortPath } from "@plumbline/model-core";
import { payloadBytes } from "../document/payload-findings.js";
import { payloadsOf } from "../document/step-payloads.js";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check } from "./check.js";

/** A payload takes at most 64 KB as compact JSON in UTF-8. */
export const payloadTooLarge: Check = {
  code: "payload-too-large",
  step: (place) =>
    payloadsOf(place)
      .map((payload) => ({ path: payload.path, bytes: payloadBytes(payload.value) }))
      .filter(({ bytes }) => bytes > SCENARIO_LIMITS.payloadBytes)
      .map(
        ({ path, bytes }) => `${shortPath(path)}: takes ${bytes} bytes, over ${SCENARIO_LIMITS.payloadBytes}`,
      ),
};
