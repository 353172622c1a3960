import { JOB_SIZES, MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_CHECKS, WAITING_PROMISES } from "./limits.js";

/** Reading and writing promises: what shows them is worked out at every read. */
export const PROMISES = workOf<typeof import("./promises.worker.js")>({
  name: "promises",
  module: new URL("./promises.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_PROMISES,
});

/** Playing the checks of promises. */
export const CHECKS = workOf<typeof import("./checks.worker.js")>({
  name: "checks of promises",
  module: new URL("./checks.worker.js", import.meta.url),
  size: "engine",
  atOnce: JOB_SIZES.engine.atMost,
  waiting: WAITING_CHECKS,
});
