// What threads of other sections use of scenarios. None of it knows the framework; the lint follows every import.
export { findScenarioDocument } from "./saving/find-scenario-document.js";
export { readStoredScenario } from "./saving/read-stored-scenario.js";
export { RememberedScenario } from "./saving/remembered-scenario.js";
export { ScenarioRepository, type ScenarioRow } from "./saving/scenario.repository.js";
export { writeScenario } from "./saving/write-scenario.js";
export { checksInTime } from "./schema-checks/checks-in-time.js";
export { prepareInTime } from "./schema-checks/prepare-in-time.js";
export type { SchemaCheckMemory } from "./schema-checks/schema-check-clock.js";
