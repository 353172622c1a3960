import { JOB_SIZES } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { WAITING_RUNS } from "../limits.js";

/** Playing scenarios. */
export const PLAYING = workOf<typeof import("./play-scenario.worker.js")>({
  name: "playback",
  module: new URL("./play-scenario.worker.js", import.meta.url),
  size: "engine",
  atOnce: JOB_SIZES.engine.atMost,
  waiting: WAITING_RUNS,
});
