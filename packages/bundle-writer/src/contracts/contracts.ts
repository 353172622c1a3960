import type { BundleFile } from "../bundle-file.js";
import type { Blocker } from "../manifest/manifest.js";
import type { SelfCheck } from "../manifest/self-check.js";
import type { OperationContract } from "./openapi/operation-contracts.js";

/** The contract files of a bundle and what goes with them. */
export interface Contracts {
  /** `asyncapi.yaml` and an OpenAPI file for each element that has one, in the order of their paths. */
  readonly files: readonly BundleFile[];
  /** For `architecture.json`: every operation that no OpenAPI file holds, ordered by ID. */
  readonly operationContracts: readonly OperationContract[];
  /** Of these files alone, ordered by code and subject. */
  readonly blockers: readonly Blocker[];
  readonly selfCheck: SelfCheck;
}
