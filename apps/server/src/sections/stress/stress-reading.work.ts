import { workOf } from "../../platform/workers/work.js";
import { WAITING_READS } from "./limits.js";

const READS_AT_ONCE = 2;

/** Stating requirements and comparing runs, which never wait for a run while there is memory for both. */
export const STRESS_READING = workOf<typeof import("./stress-reading.worker.js")>({
  name: "stress reading",
  module: new URL("./stress-reading.worker.js", import.meta.url),
  size: "engine",
  atOnce: READS_AT_ONCE,
  waiting: WAITING_READS,
});
