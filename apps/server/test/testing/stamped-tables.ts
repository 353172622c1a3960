import type { StampPart } from "../../src/platform/database/stamps.js";
import type { TABLES } from "../../src/platform/database/tables.js";

/** What a stamp says of a table of a project; null where it is no more than a counter or a copy. */
export type ToldBy = StampPart | "model" | null;

type Distributed = {
  [Name in keyof typeof TABLES]: (typeof TABLES)[Name] extends "distributed" ? Name : never;
}[keyof typeof TABLES];

/** Every table that a project has rows in: a new one does not compile without its part. */
export const PART_OF_TABLE: Readonly<Record<Distributed, ToldBy>> = {
  projects: "project",
  model_streams: "model",
  model_facts: "model",
  model_changes: "model",
  schemas: "schemas",
  schema_versions: "schemas",
  schema_deletions: "schemas",
  scenarios: "scenarios",
  scenario_versions: "scenarios",
  views: "views",
  revisions: "revisions",
  revision_deletions: "revisions",
  branches: "branches",
  stress_profiles: "stress",
  stress_runs: "stress",
  promise_numbers: "promises",
  promises: "promises",
  promise_revisions: "promises",
  promise_runs: "promises",
  review_numbers: null,
  finding_answers: "review",
  review_snapshots: "review",
  questions: "questions",
  decision_numbers: null,
  decisions: "decisions",
  decision_versions: "decisions",
  source_repositories: "sources",
  source_scans: "sources",
  source_snapshots: "sources",
  source_found: "sources",
  source_imports: "sources",
  source_import_items: "sources",
  source_service_links: "sources",
  source_evidence_links: "sources",
  cost_sheets: "costs",
  flow_proposals: "proposals",
  architecture_proposals: "proposals",
  critiques: "proposals",
  project_stamps: null,
  search_marks: null,
  search_entries: null,
};
