export { type AcceptedItems, type AcceptedWrites, acceptItems } from "./accepting/accept-items.js";
export type { Acceptance } from "./accepting/accepted-fact.js";
export { serviceLink } from "./accepting/service-link.js";
export {
  type Decision,
  decideItems,
  type SaidOfItems,
  type StandingItem,
} from "./deciding/decide-items.js";
export { isAsShown } from "./deciding/is-as-shown.js";
export { type ChosenTargets, targetIssues } from "./deciding/target-issues.js";
export { SOURCE_IMPORT_LIMITS } from "./limits.js";
export type { ProposalInput, RefusedForGood } from "./proposing/proposal-input.js";
export { proposeImport } from "./proposing/propose-import.js";
export {
  type ImportItem,
  ITEM_CHANGES,
  ITEM_KINDS,
  ITEM_MATCHES,
  ITEM_STATES,
  type ItemChange,
  type ItemFields,
  type ItemKind,
  type ItemMatch,
  type ItemState,
} from "./records/import-item.js";
export type { EvidencedKind, EvidenceLink, ServiceLink } from "./records/links.js";
export {
  type EvidenceOfScan,
  evidenceOfScan,
  isMarkOfSource,
  type ScanEvidence,
  type SeenLink,
} from "./staleness/evidence-of-scan.js";
