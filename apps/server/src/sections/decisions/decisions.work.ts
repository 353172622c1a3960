import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_DECISIONS } from "./limits.js";

/** Reading and writing decisions: an acceptance reads the findings of a whole state. */
export const DECISIONS = workOf<typeof import("./decisions.worker.js")>({
  name: "decisions",
  module: new URL("./decisions.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_DECISIONS,
});
