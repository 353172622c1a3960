import { workOf } from "../../platform/workers/work.js";
import { WAITING_DRAWINGS } from "./limits.js";

/** Drawing views: the layout of a large picture takes seconds. */
export const DRAWING = workOf<typeof import("./draw-view.worker.js")>({
  name: "drawing",
  module: new URL("./draw-view.worker.js", import.meta.url),
  size: "model",
  atOnce: 2,
  waiting: WAITING_DRAWINGS,
});
