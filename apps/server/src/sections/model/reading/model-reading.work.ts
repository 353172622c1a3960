import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_READINGS } from "../limits.js";

/** Reading whole models. */
export const MODEL_READING = workOf<typeof import("./model-reading.worker.js")>({
  name: "model reading",
  module: new URL("./model-reading.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_READINGS,
});
