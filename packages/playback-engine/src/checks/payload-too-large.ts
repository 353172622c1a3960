import { shortPath } from "@plumbline/model-core";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check } from "./check.js";

/** A payload takes at most 64 KB as compact JSON in UTF-8. */
export const payloadTooLarge: Check = {
  code: "payload-too-large",
  step: (place, { payloads }) =>
    payloads
      .of(place)
      .filter(({ bytes }) => bytes > SCENARIO_LIMITS.payloadBytes)
      .map(
        ({ payload, bytes }) =>
          `${shortPath(payload.path)}: takes ${bytes} bytes, over ${SCENARIO_LIMITS.payloadBytes}`,
      ),
};
