import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_IMPACTS } from "./limits.js";

/** Impacts: two snapshots and a model are read whole. */
export const IMPACT = workOf<typeof import("./impact.worker.js")>({
  name: "change impacts",
  module: new URL("./impact.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_IMPACTS,
});
