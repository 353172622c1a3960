import { MODEL_JOBS_AT_ONCE } from "../../../platform/workers/job-sizes.js";
import { workOf } from "../../../platform/workers/work.js";
import { CHUNKS_AT_ONCE, SCANS_AT_ONCE } from "./limits.js";

/**
 * Looking at files of repositories, which strangers wrote, and joining what they say. What the parser has beside the heap
 * comes out of it: a file takes little of either, and what is joined needs no parser.
 */
export const SCANNING = workOf<typeof import("../scans.worker.js")>({
  name: "scans",
  module: new URL("../scans.worker.js", import.meta.url),
  size: "engine",
  atOnce: MODEL_JOBS_AT_ONCE,
  waiting: SCANS_AT_ONCE * (CHUNKS_AT_ONCE + 1),
});
