import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_TOOLS } from "../limits.js";

/** Answers that are to keep to so many tokens. */
export const FITTING = workOf<typeof import("./fitting.worker.js")>({
  name: "answers of tools",
  module: new URL("./fitting.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_TOOLS,
});
