import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_READINGS } from "./limits.js";

/** Reading, hashing and comparing whole models. */
export const REVISIONS = workOf<typeof import("./revision-models.worker.js")>({
  name: "revisions",
  module: new URL("./revision-models.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_READINGS,
});
