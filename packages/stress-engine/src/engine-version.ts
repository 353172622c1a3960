/** Changes whenever the same inputs would give another result. */
export const STRESS_ENGINE_VERSION = 1;
