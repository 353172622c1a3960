import { JOB_SIZES } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_FLOWS } from "../limits.js";

/** Reading and writing flow proposals: their scenarios are held against the schemas of the model. */
export const FLOWS = workOf<typeof import("../flows.worker.js")>({
  name: "flow proposals",
  module: new URL("../flows.worker.js", import.meta.url),
  size: "engine",
  atOnce: JOB_SIZES.engine.atMost,
  waiting: WAITING_FLOWS,
});
