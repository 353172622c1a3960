import { MODEL_JOBS_AT_ONCE } from "../../platform/workers/job-sizes.js";
import { workOf } from "../../platform/workers/work.js";
import { WAITING_REVIEWS } from "./limits.js";

/** Reviews: payloads of scenarios are checked against schemas that strangers wrote. */
export const REVIEW = workOf<typeof import("./review.worker.js")>({
  name: "reviews",
  module: new URL("./review.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: WAITING_REVIEWS,
});
