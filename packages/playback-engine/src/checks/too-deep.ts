import { shortPath } from "@plumbline/model-core";
import { SCENARIO_LIMITS } from "../limits.js";
import type { Check } from "./check.js";

/** Step lists nest at most 24 levels: the root list is level 1, an empty list has no depth. */
export const tooDeep: Check = {
  code: "too-deep",
  list: ({ level, steps, path }) =>
    level === SCENARIO_LIMITS.stepListLevels + 1 && (steps?.length ?? 0) > 0
      ? [`${shortPath(path)}: step lists nest over ${SCENARIO_LIMITS.stepListLevels} levels`]
      : [],
};
