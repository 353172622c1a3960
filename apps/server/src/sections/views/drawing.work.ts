import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_DRAWINGS } from "./limits.js";

/** Drawing views: the layout of a large picture takes seconds. */
export const DRAWING = workOf<typeof import("./draw-view.worker.js")>({
  name: "drawing",
  module: new URL("./draw-view.worker.js", import.meta.url),
  size: "model",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_DRAWINGS,
});
