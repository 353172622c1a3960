import { workOf } from "../../../platform/workers/work.js";
import { MAX_RUNS_AT_ONCE } from "../limits.js";

/** Running profiles. */
export const STRESS_RUNS = workOf<typeof import("./run-profile.worker.js")>({
  name: "stress runs",
  module: new URL("./run-profile.worker.js", import.meta.url),
  size: "run",
  atOnce: MAX_RUNS_AT_ONCE,
  waiting: MAX_RUNS_AT_ONCE,
});
