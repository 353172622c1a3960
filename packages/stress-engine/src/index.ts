export { compareStressRuns } from "./comparison/compare-stress-runs.js";
export { profileChanges } from "./comparison/profile-changes.js";
export type {
  Direction,
  MetricChange,
  ProfileChange,
  StressComparison,
} from "./comparison/stress-comparison.js";
export { DIRECTIONS } from "./comparison/stress-comparison.js";
export { STRESS_ENGINE_VERSION } from "./engine-version.js";
export { MEASURE_LIMITS, PROFILE_LIMITS, RUN_LIMITS, VERDICT_LIMITS } from "./limits.js";
export type { ArrivalProcess, ArrivalStage, Arrivals } from "./profile/arrivals.js";
export { ARRIVAL_PROCESSES } from "./profile/arrivals.js";
export type {
  Hold,
  Overflow,
  ResourceAssumption,
  ServiceTimeAssumption,
  SubscriptionAssumption,
} from "./profile/capacity.js";
export { HOLDS, OVERFLOWS } from "./profile/capacity.js";
export type { DistributionKind, EmpiricalPoint, ServiceTimeDistribution } from "./profile/distribution.js";
export { DISTRIBUTION_KINDS } from "./profile/distribution.js";
export type { BranchAssumption, Jitter, Outage, OutageKind, PolicyOverride } from "./profile/policy.js";
export { JITTERS, OUTAGE_KINDS } from "./profile/policy.js";
export type { StressProfileRefusal } from "./profile/read-stress-profile.js";
export { readStressProfile } from "./profile/read-stress-profile.js";
export type { StressProfile } from "./profile/stress-profile.js";
export { STRESS_PROFILE } from "./profile/stress-profile.js";
export type { ResourceReason } from "./program/scenario-reach.js";
export type { StressRunInput } from "./refusals/check-stress-run.js";
export { checkStressRun } from "./refusals/check-stress-run.js";
export type { RefusalCode, RefusalReason, StressRefusal } from "./refusals/refusal.js";
export { REFUSAL_CODES } from "./refusals/refusal.js";
export type {
  OutageTarget,
  RequiredBranch,
  RequiredResource,
  RequiredServiceTime,
  RequiredSubscription,
  StressRequirements,
} from "./requirements/stress-requirements.js";
export { stressRequirements } from "./requirements/stress-requirements.js";
export type { StressRunSummary } from "./result/run-summary.js";
export { stressRunSummary } from "./result/run-summary.js";
export type {
  Bottleneck,
  BottleneckReason,
  BranchResult,
  ChannelResult,
  Confidence,
  ConfidenceReason,
  Critical,
  Distribution,
  HistogramBucket,
  Note,
  OperationResult,
  RequestCounts,
  ResourceResult,
  Series,
  SeriesBucketResult,
  StoreResult,
  StressMeasures,
  StressRun,
  SubscriptionResult,
  Verdict,
  VerdictReason,
} from "./result/stress-run.js";
export {
  BOTTLENECK_REASONS,
  CONFIDENCE_REASONS,
  NOTE_CODES,
  VERDICT_REASONS,
  VERDICTS,
} from "./result/stress-run.js";
export type { StressRunRequest, StressStopped } from "./run-stress.js";
export { runStress } from "./run-stress.js";
