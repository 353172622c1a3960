export { PROMISE_LIMITS } from "./limits.js";
