import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_IMPORTS } from "./limits.js";

/** Proposing what scans found to models, and writing what was accepted. */
export const IMPORTING = workOf<typeof import("../imports.worker.js")>({
  name: "source imports",
  module: new URL("../imports.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_IMPORTS,
});
