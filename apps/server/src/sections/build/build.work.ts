import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_BUILDS } from "./limits.js";

/** Builds: payloads of scenarios are checked against schemas that strangers wrote. */
export const BUILD = workOf<typeof import("./build.worker.js")>({
  name: "builds",
  module: new URL("./build.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_BUILDS,
});
