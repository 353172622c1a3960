// What a change of a repository touches in a design.
export { changeImpact } from "./change-impact.js";
export { IMPACT_LIMITS } from "./limits.js";
export type {
  Certainty,
  ChangeImpact,
  ChangeWord,
  FileCounts,
  ImpactEntry,
  ImpactKind,
  ImpactReason,
  ReasonCode,
  SourceChange,
} from "./records/change-impact.js";
export {
  CERTAINTIES,
  CHANGE_WORDS,
  IMPACT_ENGINE,
  IMPACT_KINDS,
  REASON_CODES,
} from "./records/change-impact.js";
export type { ImpactInput, ImpactScenario, LinkedEvidence, LinkedService } from "./records/impact-input.js";
export { impactAsMarkdown } from "./writing/impact-markdown.js";
export { impactAsSarif } from "./writing/impact-sarif.js";
