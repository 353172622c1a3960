// What threads of other sections use of the model. None of it knows the framework; the lint follows every import.
export type { FactToWrite } from "./editing/added-facts.js";
export { ChangeSetRepository } from "./editing/change-set.repository.js";
export { LockedStreamRepository } from "./editing/locked-stream.repository.js";
export { type EditPlan, planEdit } from "./editing/plan-edit.js";
export { readChangesBody } from "./editing/read-edit-body.js";
export { SchemaRepository } from "./schemas/schema.repository.js";
export {
  type BranchStream,
  type MainStream,
  ModelRepository,
  modelOf,
  type StreamPlace,
} from "./streams/model.repository.js";
export { ModelAtState } from "./streams/model-at-state.js";
export {
  type ModelState,
  ModelStateResolver,
  presentState,
  type WantedState,
} from "./streams/model-state.resolver.js";
export { OtherStreamsRepository } from "./streams/other-streams.repository.js";
export { PastModelRepository, type SchemaPin } from "./streams/past-model.repository.js";
export { type ModelAtVersion, RememberedModel, schemaVersions } from "./streams/remembered-model.js";
export { StoredModelRepository } from "./streams/stored-model.repository.js";
