export type { DiagramFormat, Drawing, DrawOptions, DrawRefusal } from "./draw-view.js";
export { DIAGRAM_FORMATS, drawView, MERMAID_STYLES } from "./draw-view.js";
export { DRAWING_LIMITS, VIEW_LIMITS } from "./limits.js";
export type { NameableParts } from "./view/missing-ids.js";
export { missingIds } from "./view/missing-ids.js";
export type { ViewRefusal } from "./view/parse-view.js";
export { parseView } from "./view/parse-view.js";
export type { Position, View, ViewKind } from "./view/view.js";
export { VIEW, VIEW_KINDS } from "./view/view.js";
