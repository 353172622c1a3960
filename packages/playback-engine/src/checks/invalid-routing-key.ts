import { hasControlCharacter, isLongerThan, isWellFormedText } from "@plumbline/model-core";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check } from "./check.js";

/** A routing key, when there is one, is not empty, not too long and plain text. */
export const invalidRoutingKey: Check = {
  code: "invalid-routing-key",
  step: ({ step }) => {
    const key = step?.type === "publish" ? step.routingKey : null;
    if (key === null || key === undefined) {
      return [];
    }
    return [
      ...(key === "" ? ["routingKey: is empty"] : []),
      ...(isLongerThan(key, SCENARIO_LIMITS.routingKeyCharacters)
        ? [`routingKey: has over ${SCENARIO_LIMITS.routingKeyCharacters} characters`]
        : []),
      ...(hasControlCharacter(key) ? ["routingKey: holds a control character"] : []),
      ...(isWellFormedText(key) ? [] : ["routingKey: is not valid Unicode"]),
    ];
  },
};
