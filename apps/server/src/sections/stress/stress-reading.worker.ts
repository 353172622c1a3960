// The jobs of the threads that read: what is given and returned crosses to and from the main thread.
export { stateRequirements } from "./requirements/state-requirements.js";
export { compareStoredRuns } from "./runs/compare-runs.js";
