import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_CONTEXTS } from "./limits.js";

/** What is told to an AI: models are read as a whole, and some are reviewed. */
export const AI_CONTEXTS = workOf<typeof import("./ai.worker.js")>({
  name: "ai contexts",
  module: new URL("./ai.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_CONTEXTS,
});
