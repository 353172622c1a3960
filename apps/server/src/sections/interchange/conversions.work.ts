import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_CONVERSIONS } from "./limits.js";

/** Reading documents of other tools. */
export const CONVERSIONS = workOf<typeof import("./conversion.worker.js")>({
  name: "conversions",
  module: new URL("./conversion.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_CONVERSIONS,
});
