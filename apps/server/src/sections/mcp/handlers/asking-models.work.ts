import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_TOOLS } from "../limits.js";

/** Questions of tools about whole models. */
export const ASKING_MODELS = workOf<typeof import("./asking-models.worker.js")>({
  name: "questions about models",
  module: new URL("./asking-models.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_TOOLS,
});
