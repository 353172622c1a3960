import { workOf } from "../../platform/workers/work.js";
import { WAITING_MERGES } from "./limits.js";

/** Merging branches. A merge that has begun is finished, also when its client left. */
export const MERGING = workOf<typeof import("./merge-branch.worker.js")>({
  name: "merging",
  module: new URL("./merge-branch.worker.js", import.meta.url),
  size: "merge",
  atOnce: 2,
  waiting: WAITING_MERGES,
});
