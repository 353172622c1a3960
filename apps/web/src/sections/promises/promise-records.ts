import type { Schemas } from "@plumbline/api-client";

/** What the service answers about promises, by the names that this section calls it. */
export type PromiseRecord = Schemas["PromiseResponse"];
export type PromiseRevision = Schemas["PromiseRevision"];
export type PromiseItem = Schemas["PromiseListItem"];
export type EvidenceCounts = Schemas["EvidenceCounts"];
export type ObligationRecord = Schemas["ObligationResponse"];
export type RunRecord = Schemas["VerificationRunResponse"];
export type ObligationStatus = Schemas["EvidenceStatus"]["obligations"][number];
export type EvidenceEntry = Schemas["EvidenceEntry"];
export type PromiseChanges = Schemas["PromiseChanges"];
export type Recipe = Schemas["Recipe"];
export type LinkList = keyof Schemas["PromiseLinks"];
