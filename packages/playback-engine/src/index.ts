export { quoted } from "./checks/quoted.js";
export type { ValidationRequest } from "./checks/validate-scenario.js";
export { scenarioValidator, validateScenario } from "./checks/validate-scenario.js";
export type { EventKind } from "./document/event-kinds.js";
export { EVENT_KINDS } from "./document/event-kinds.js";
export type {
  AssertionDocument,
  AssertionType,
  EventCountAssertionDocument,
  FaultDocument,
  FaultKind,
  OutcomeAssertionDocument,
} from "./document/faults-and-assertions.js";
export { ASSERTION, ASSERTION_TYPES, FAULT, FAULT_KINDS } from "./document/faults-and-assertions.js";
export type { ReadScenario, ScenarioRefusal } from "./document/read-scenario-document.js";
export { readScenarioDocument } from "./document/read-scenario-document.js";
export type { ScenarioDocument } from "./document/scenario-document.js";
export { SCENARIO } from "./document/scenario-document.js";
export type { ListPlace, ListRole, ScenarioOutline, StepPlace } from "./document/scenario-outline.js";
export { outlineScenario } from "./document/scenario-outline.js";
export type {
  BranchDocument,
  CallDocument,
  ParallelDocument,
  PublishDocument,
  StepDocument,
  StepListDocument,
  StepOutcome,
  StepType,
  WriteDocument,
} from "./document/steps.js";
export { STEP, STEP_OUTCOMES, STEP_TYPES } from "./document/steps.js";
export { ENGINE_VERSION } from "./engine-version.js";
export { PLAYBACK_LIMITS, SAVE_LIMITS, SCENARIO_LIMITS } from "./limits.js";
export type {
  Assertion,
  EventCountAssertion,
  Fault,
  OutcomeAssertion,
  PlayableBinding,
  PlayableBranch,
  PlayableCall,
  PlayableChannel,
  PlayableParallel,
  PlayablePublish,
  PlayableScenario,
  PlayableStep,
  PlayableSubscription,
  PlayableWrite,
  StepAddress,
} from "./playable-scenario.js";
export { playScenario } from "./playing/play-scenario.js";
export { hashPlayback } from "./result/hash-playback.js";
export type { PageOfEvents, RunPage } from "./result/page-of-run.js";
export { pageOfRun } from "./result/page-of-run.js";
export type {
  AssertionResult,
  IssueCode,
  Playback,
  RunResult,
  ScenarioIssue,
  TraceEvent,
} from "./result/run-result.js";
export { ISSUE_CODES } from "./result/run-result.js";
export { tooSlowRun, VALIDATION_TOO_SLOW } from "./result/too-slow-run.js";
export { runResultParts, writeRunResult } from "./result/write-run-result.js";
export { channelsReached } from "./routing/channels-reached.js";
export type { MessageWay, NotRoutedReason } from "./routing/message-way.js";
export { passesBinding } from "./routing/passes-binding.js";
export { routeMessage } from "./routing/route-message.js";
export type { PatternAndKey } from "./routing/topic-pattern.js";
export { matchesTopicPattern } from "./routing/topic-pattern.js";
export type { RunRequest } from "./run-scenario.js";
export { prepareScenario, runPrepared, runScenario, scenarioPreparer } from "./run-scenario.js";
export { checkSaveLimits } from "./saving/check-save-limits.js";
export type { StoredScenario } from "./saving/stored-scenario.js";
export { storedScenario } from "./saving/stored-scenario.js";
export { SchemaJudge } from "./schemas/schema-judge.js";
export { SchemaValidators } from "./schemas/schema-validators.js";
