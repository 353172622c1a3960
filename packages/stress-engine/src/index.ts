export const STRESS_ENGINE_VERSION = 1;
