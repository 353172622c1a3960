import { JOB_SIZES, MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_DECISIONS } from "./limits.js";

/** Reading and writing decisions. */
export const DECISIONS = workOf<typeof import("./decisions.worker.js")>({
  name: "decisions",
  module: new URL("./decisions.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_DECISIONS,
});

/** Accepting decisions: the state that they are accepted in is reviewed. */
export const ACCEPTANCES = workOf<typeof import("./acceptances.worker.js")>({
  name: "acceptances of decisions",
  module: new URL("./acceptances.worker.js", import.meta.url),
  size: "engine",
  atOnce: JOB_SIZES.engine.atMost,
  waiting: WAITING_DECISIONS,
});
