import { JOB_SIZES } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_ARCHITECTURES } from "../limits.js";

/** Reading and writing critiques, and what is kept of them and of proposals: for a new one its state is reviewed. */
export const CRITIQUES = workOf<typeof import("../critiques.worker.js")>({
  name: "critiques",
  module: new URL("../critiques.worker.js", import.meta.url),
  size: "engine",
  atOnce: JOB_SIZES.engine.atMost,
  waiting: WAITING_ARCHITECTURES,
});
