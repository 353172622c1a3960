// Decisions and questions.
export { DECISION_LIMITS } from "./limits.js";
