import type { Schemas } from "@plumbline/api-client";

/** What the service answers about the review, by the names that this section calls it. */
export type Finding = Schemas["FindingResponse"];
export type FindingCounts = Schemas["FindingCountsResponse"];
export type Findings = Schemas["FindingsResponse"];
export type RuleRecord = Schemas["RuleResponse"];
export type Cite = Schemas["CiteResponse"];
export type AnswerStatus = Schemas["DispositionResponse"]["status"];
export type GivenAnswer = Schemas["GivenAnswerResponse"];
export type AnswerRequest = Schemas["FindingAnswersRequest"]["answers"][number];
export type Snapshot = Schemas["SnapshotSummaryResponse"];
export type SnapshotChanges = Schemas["SnapshotChangesResponse"];
export type RuleId = AnswerRequest["ruleId"];

/** Which state is reviewed; main where both are left out. */
export interface ReviewedState {
  readonly branchId?: string;
  readonly revisionId?: string;
}
