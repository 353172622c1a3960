// Help from AI.
export type { AliasedPart, AliasTable } from "./aliases/alias-table.js";
export { aliasTable, makeAliases } from "./aliases/make-aliases.js";
export type { PartKind } from "./aliases/part-kinds.js";
export { ALIAS_PREFIXES } from "./aliases/part-kinds.js";
export type {
  ArchitectureHead,
  ArchitectureListItem,
  ArchitectureRecord,
} from "./architecture/answer-architecture.js";
export { answerArchitecture } from "./architecture/answer-architecture.js";
export type { ArchitectureItem, ItemFields } from "./architecture/architecture-item.js";
export type { ArchitectureItemOutput, ArchitectureOutput } from "./architecture/architecture-output.js";
export { ARCHITECTURE_ITEM_OUTPUT, ARCHITECTURE_OUTPUT } from "./architecture/architecture-output.js";
export type { ArchitectureProposal, SourceRead } from "./architecture/architecture-proposal.js";
export type { ArchitectureRefusal, RefusedItem } from "./architecture/architecture-refusal.js";
export type {
  ArchitectureDecisionSent,
  ArchitectureRequest,
  ArchitectureSubmission,
} from "./architecture/architecture-requests.js";
export {
  ARCHITECTURE_CALL,
  ARCHITECTURE_DECISION,
  ARCHITECTURE_REQUEST,
  ARCHITECTURE_SUBMISSION,
  readArchitectureDecision,
  readArchitectureRequest,
  readArchitectureSubmission,
} from "./architecture/architecture-requests.js";
export { ARCHITECTURE_TASK } from "./architecture/architecture-task.js";
export type {
  ArchitectureAction,
  ArchitectureItemState,
  ArchitectureKind,
  ArchitectureState,
  ItemRefusalReason,
} from "./architecture/architecture-words.js";
export {
  ARCHITECTURE_ACTIONS,
  ARCHITECTURE_ITEM_STATES,
  ARCHITECTURE_KINDS,
  ARCHITECTURE_STATES,
  ITEM_REFUSALS,
} from "./architecture/architecture-words.js";
export {
  checkArchitectureAnswer,
  errorsOfArchitecture,
  readArchitecture,
} from "./architecture/check-architecture.js";
export type { ArchitectureDecision } from "./architecture/decide-architecture.js";
export { decideArchitecture, mayDeleteArchitecture } from "./architecture/decide-architecture.js";
export { factOfItem } from "./architecture/items-of-architecture.js";
export { linksOfItems } from "./architecture/links-of-items.js";
export type { MergedMain } from "./architecture/links-of-merge.js";
export { linksOfMerge } from "./architecture/links-of-merge.js";
export type { NamesOfArchitecture } from "./architecture/named-things.js";
export { partsOfRefs } from "./architecture/named-things.js";
export type { DecidedArchitecture } from "./architecture/note-decision.js";
export type { NewArchitecture } from "./architecture/propose-architecture.js";
export { proposeArchitecture } from "./architecture/propose-architecture.js";
export type { SaidOfItems } from "./architecture/said-of-items.js";
export type { SnapshotRead, SourceContext } from "./architecture/source-context.js";
export { sourceContext, sourceTable, toldOfSnapshot } from "./architecture/source-context.js";
export type { FoundInSource, ServiceName, SourceTable } from "./architecture/source-table.js";
export { NO_SOURCE } from "./architecture/source-table.js";
export type { AiReason } from "./availability/ai-reasons.js";
export { AI_REASONS } from "./availability/ai-reasons.js";
export type { AiUnavailable } from "./availability/ai-unavailable.js";
export { AI_UNAVAILABLE } from "./availability/ai-unavailable.js";
export type { FoundProvider, ProviderOrNone, ProviderSettings } from "./availability/find-provider.js";
export { findProvider, judgedProvider } from "./availability/find-provider.js";
export type { KeyState } from "./availability/key-refusal.js";
export { keyRefusal } from "./availability/key-refusal.js";
export type { UnavailableOf } from "./availability/unavailable.js";
export { unavailable } from "./availability/unavailable.js";
export { contextBytes, isContextTooLarge } from "./context/context-size.js";
export type { ContextWanted, DesignContext, DesignState, WholeScenario } from "./context/design-context.js";
export { dataBlock, designContext } from "./context/design-context.js";
export type { HiddenIds } from "./context/hide-ids.js";
export { hideIdsInText } from "./context/hide-ids.js";
export { idsInText } from "./context/ids-in-text.js";
export type { Sized } from "./context/turns-of.js";
export { turnsOf } from "./context/turns-of.js";
export { unknownSelection } from "./context/unknown-selection.js";
export type { NamesOfCritique } from "./critique/check-critique.js";
export { checkCritiqueAnswer } from "./critique/check-critique.js";
export type { CritiqueOutput } from "./critique/critique-output.js";
export { CRITIQUE_OUTPUT } from "./critique/critique-output.js";
export type { Critique, CritiqueRecord, Observation, ProposedDecision } from "./critique/critique-record.js";
export type { CritiqueRequest } from "./critique/critique-request.js";
export { CRITIQUE_REQUEST, readCritiqueRequest } from "./critique/critique-request.js";
export { CRITIQUE_TASK } from "./critique/critique-task.js";
export type { CritiqueListItem, NewCritique } from "./critique/make-critique.js";
export { answerCritique, critiqueListItem, makeCritique } from "./critique/make-critique.js";
export type { ExplainDelta } from "./explain/explain-delta.js";
export { EXPLAIN_DELTA } from "./explain/explain-delta.js";
export type { ExplainOutput } from "./explain/explain-output.js";
export { checkExplanation, EXPLAIN_TASK } from "./explain/explain-output.js";
export type { ExplainedKind, ExplainRequest, ExplainTarget } from "./explain/explain-request.js";
export { EXPLAIN_REQUEST, readExplainRequest } from "./explain/explain-request.js";
export { findingAsData } from "./explain/finding-as-data.js";
export { promiseAsData } from "./explain/promise-as-data.js";
export { relationshipsOfElement } from "./explain/relationships-of-element.js";
export type { ExplainedDesign, Explainer } from "./explain/write-explanation.js";
export { noExplanation, writeExplanation } from "./explain/write-explanation.js";
export { checkFlowAnswer, checkSubmittedFlow, readSubmittedFlow } from "./flow/check-flow.js";
export type { ScenarioAsFlow } from "./flow/flow-of-scenario.js";
export { flowOfScenario } from "./flow/flow-of-scenario.js";
export type { FlowAssertion, FlowFault, FlowOutput } from "./flow/flow-output.js";
export { FLOW_ASSERTION, FLOW_FAULT, FLOW_OUTPUT, FLOW_REF } from "./flow/flow-output.js";
export type { FlowSlot, FlowStep } from "./flow/flow-step.js";
export { FLOW_SLOTS, FLOW_STEP } from "./flow/flow-step.js";
export { FLOW_TASK } from "./flow/flow-task.js";
export type { MissingKind, MissingPart } from "./flow/missing-part.js";
export { MISSING_KINDS, MISSING_PART } from "./flow/missing-part.js";
export { scenarioOfFlow } from "./flow/scenario-of-flow.js";
export { scratchModel } from "./flow/scratch-model.js";
export type { KnownAliases } from "./flow/wrong-aliases.js";
export type { AcceptedFlow, FlowAcceptance } from "./flow-proposals/accept-flow.js";
export { acceptFlow } from "./flow-proposals/accept-flow.js";
export type { FlowMove, FlowTrigger } from "./flow-proposals/flow-moves.js";
export { FLOW_MOVES, FLOW_TRIGGERS } from "./flow-proposals/flow-moves.js";
export type { FlowProposalListItem, FlowProposalRecord } from "./flow-proposals/flow-record.js";
export { flowProposalListItem, flowProposalRecord, flowQuestions } from "./flow-proposals/flow-record.js";
export type { FlowRefusal, FlowResult, StaleProposal } from "./flow-proposals/flow-refusal.js";
export { FLOW_REFUSALS } from "./flow-proposals/flow-refusal.js";
export type { IssuesOf, NewFlowProposal } from "./flow-proposals/propose-flow.js";
export { proposeFlow } from "./flow-proposals/propose-flow.js";
export type { FlowDecision } from "./flow-proposals/reject-flow.js";
export { mayDeleteFlow, rejectFlow } from "./flow-proposals/reject-flow.js";
export type { PresentOfFlow } from "./flow-proposals/stale-flow.js";
export { factsOfFlow, staleOfFlow } from "./flow-proposals/stale-flow.js";
export type {
  FlowProposalHead,
  FlowStatus,
  MissingState,
  StoredFlowProposal,
} from "./flow-proposals/stored-flow-proposal.js";
export { FLOW_STATUSES } from "./flow-proposals/stored-flow-proposal.js";
export type { KeepQuestionRequest } from "./keeping/keep-request.js";
export { KEEP_QUESTION_REQUEST, readKeepQuestionRequest } from "./keeping/keep-request.js";
export { keptDecision } from "./keeping/kept-decision.js";
export { withKept } from "./keeping/with-kept.js";
export {
  AI_MONEY,
  AI_TASK_LIMITS,
  ARCHITECTURE_LIMITS,
  CRITIQUE_LIMITS,
  EXPLAIN_LIMITS,
  FLOW_LIMITS,
  OUTPUT_LIMITS,
  PROPOSAL_LIMITS,
} from "./limits.js";
export type {
  CreatedParts,
  CreationOfParts,
  ProposalOnBranch,
  WantedPart,
} from "./missing/create-missing.js";
export { createAllMissing, createMissingPart } from "./missing/create-missing.js";
export { mapMissingPart } from "./missing/map-missing.js";
export type { Budgets, MonthlyBudget } from "./money/budget.js";
export { usedBudget } from "./money/budget.js";
export type { CallPrice, PriceNames } from "./money/call-price.js";
export { callPrice, priceNames } from "./money/call-price.js";
export type { CountedTokens, ExpectedCall } from "./money/cost-of-call.js";
export { costOfCall, estimateOfCall, expectedTokens } from "./money/cost-of-call.js";
export type { AnsweredCall, SettledAnswer } from "./money/settled-answer.js";
export { settledAnswer } from "./money/settled-answer.js";
export type { CallUsage } from "./money/sum-usage.js";
export { sumUsage } from "./money/sum-usage.js";
export type { UsageMonth } from "./money/usage-month.js";
export { usageMonth } from "./money/usage-month.js";
export type { Origins, SentParts, SentText } from "./privacy/origins.js";
export { originsOf } from "./privacy/origins.js";
export type { ToldProposal } from "./privacy/origins-of-source.js";
export { proposalsOf } from "./privacy/origins-of-source.js";
export type { KnownRepository } from "./privacy/private-repositories.js";
export { PublicRepositories } from "./privacy/private-repositories.js";
export type { JudgedOrigins } from "./privacy/private-subjects.js";
export { joinJudged, judgeOrigins, toldFrom, unjudged } from "./privacy/private-subjects.js";
export type { DataName, PromptBlock } from "./prompt/prompt-block.js";
export { readAnswer } from "./prompt/read-answer.js";
export { writeInstructions } from "./prompt/write-instructions.js";
export { dataText, writePrompt } from "./prompt/write-prompt.js";
export type { Repair } from "./prompt/write-repair.js";
export { writeRepair } from "./prompt/write-repair.js";
export type { Acceptance, AcceptedPart } from "./records/acceptance.js";
export { acceptedStanding } from "./records/acceptance.js";
export { factsById } from "./records/facts-by-id.js";
export type { AnsweredQuestion, ProposedQuestion } from "./records/kept-question.js";
export { answeredQuestion } from "./records/kept-question.js";
export { partHash } from "./records/part-hash.js";
export type { PinnedPart, PresentFact, PresentFacts } from "./records/pinned-part.js";
export { pinPart } from "./records/pinned-part.js";
export type { AcceptedChanges } from "./records/plan-accepted.js";
export { planAccepted } from "./records/plan-accepted.js";
export type { ProposalAuthor, ProposalBase } from "./records/proposal-author.js";
export { submitter } from "./records/proposal-author.js";
export type { StaleChange, StalePart } from "./records/stale-parts.js";
export { STALE_CHANGES, staleParts } from "./records/stale-parts.js";
export type { AcceptFlowRequest } from "./requests/accept-flow-request.js";
export { ACCEPT_FLOW_REQUEST, readAcceptFlowRequest } from "./requests/accept-flow-request.js";
export type { CreateFlowRequest } from "./requests/create-flow-request.js";
export { CREATE_FLOW_REQUEST, readCreateFlowRequest } from "./requests/create-flow-request.js";
export type { CreateMissingRequest } from "./requests/create-missing-request.js";
export { CREATE_MISSING_REQUEST, readCreateMissingRequest } from "./requests/create-missing-request.js";
export type { RejectProposalRequest } from "./requests/reject-request.js";
export { REJECT_PROPOSAL_REQUEST, readRejectProposalRequest } from "./requests/reject-request.js";
export type { SubmitFlowRequest } from "./requests/submit-flow-request.js";
export {
  readSubmitFlowRequest,
  refusedFlow,
  SUBMIT_FLOW_CALL,
  SUBMIT_FLOW_REQUEST,
} from "./requests/submit-flow-request.js";
export { refusedOutput } from "./requests/submitted-output.js";
export { checkSchema } from "./tasks/check-schema.js";
export type { AnswerError, CheckedAnswer } from "./tasks/checked-answer.js";
export type { OutputDeclaration } from "./tasks/output-declaration.js";
export { outputSchemas } from "./tasks/output-schemas.js";
export { readOutput } from "./tasks/read-output.js";
export type { PriceSourceOfCall, TaskUsage } from "./tasks/task-usage.js";
export { PRICE_SOURCES_OF_CALLS, TASK_USAGE } from "./tasks/task-usage.js";
export type { AiCall, CallEnd, CallPurpose } from "./usage/ai-call.js";
export { AI_CALL } from "./usage/ai-call.js";
export type { AiPreview } from "./usage/ai-preview.js";
export { AI_PREVIEW } from "./usage/ai-preview.js";
export type { AiUsage, ProviderUsage } from "./usage/ai-usage.js";
export { AI_USAGE } from "./usage/ai-usage.js";
export type { ProviderTest } from "./usage/provider-test.js";
export {
  PROVIDER_TEST,
  providerTestTask,
  type TestAsked,
  testVerdicts,
} from "./usage/provider-test.js";
