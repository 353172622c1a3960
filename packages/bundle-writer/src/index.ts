// A design as files that coding agents build from.
export { BUNDLE_LIMITS } from "./limits.js";
