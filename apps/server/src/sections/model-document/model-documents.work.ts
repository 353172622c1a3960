import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_DOCUMENTS } from "./limits.js";

/** Reading and writing model documents. */
export const MODEL_DOCUMENTS = workOf<typeof import("./model-document.worker.js")>({
  name: "model documents",
  module: new URL("./model-document.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_DOCUMENTS,
});
