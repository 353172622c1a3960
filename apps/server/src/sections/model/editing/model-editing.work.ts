import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_WIDE_EDITS } from "../limits.js";

/** Edits on whole models. One that has begun is finished, also when its client left. */
export const MODEL_EDITING = workOf<typeof import("./model-editing.worker.js")>({
  name: "edits",
  module: new URL("./model-editing.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_WIDE_EDITS,
});
