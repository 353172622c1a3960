// A design as files that coding agents build from.
export type { Blocker } from "./blockers/blocker.js";
export { inBlockerOrder } from "./blockers/blocker.js";
export type { BundleFile } from "./bundle-file.js";
export type { ContractScenario, ContractsInput } from "./contracts/contracts-input.js";
export type { OperationContract } from "./contracts/openapi/operation-contracts.js";
export { BUNDLE_LIMITS } from "./limits.js";
export type { ContractCheck } from "./self-check/check-contracts.js";
export { checkContracts } from "./self-check/check-contracts.js";
export type { CheckedKind, CountCheck, SelfCheck } from "./self-check/self-check.js";
export { CHECKED_KINDS } from "./self-check/self-check.js";
export type { Contracts } from "./write-contracts.js";
export { writeContracts } from "./write-contracts.js";
