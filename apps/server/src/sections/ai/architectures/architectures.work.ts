import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_ARCHITECTURES } from "../limits.js";

/** Reading and writing architecture proposals: models are read as a whole, and snapshots. */
export const ARCHITECTURES = workOf<typeof import("../architectures.worker.js")>({
  name: "architecture proposals",
  module: new URL("../architectures.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_ARCHITECTURES,
});
