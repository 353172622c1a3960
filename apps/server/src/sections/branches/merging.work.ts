import { JOB_SIZES } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_MERGES } from "./limits.js";

/** Merging branches. A merge that has begun is finished, also when its client left. */
export const MERGING = workOf<typeof import("./merge-branch.worker.js")>({
  name: "merging",
  module: new URL("./merge-branch.worker.js", import.meta.url),
  size: "merge",
  atOnce: JOB_SIZES.merge.atMost,
  waiting: WAITING_MERGES,
});
