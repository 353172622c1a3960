/**
 * Where the rows of a table are when the database is spread over several nodes: `distributed`, each on the node of its
 * project; `reference`, few and joined with everything, so on every node; `coordinator`, on the one node that takes all
 * statements.
 */
export type TableKind = "distributed" | "reference" | "coordinator";

/**
 * Every table there is. What its kind asks of a table (keys, numbers, foreign keys) is compared with a migrated
 * database by `test/tables.test.ts`.
 */
export const TABLES = {
  projects: "distributed",
  model_streams: "distributed",
  model_facts: "distributed",
  model_changes: "distributed",
  schemas: "distributed",
  schema_versions: "distributed",
  schema_deletions: "distributed",
  scenarios: "distributed",
  scenario_versions: "distributed",
  views: "distributed",
  revisions: "distributed",
  revision_deletions: "distributed",
  branches: "distributed",
  stress_profiles: "distributed",
  stress_runs: "distributed",
  promise_numbers: "distributed",
  promises: "distributed",
  promise_revisions: "distributed",
  promise_runs: "distributed",
  review_numbers: "distributed",
  finding_answers: "distributed",
  review_snapshots: "distributed",
  questions: "distributed",
  decision_numbers: "distributed",
  decisions: "distributed",
  decision_versions: "distributed",
  source_repositories: "distributed",
  source_scans: "distributed",
  source_snapshots: "distributed",
  source_found: "distributed",
  source_imports: "distributed",
  source_import_items: "distributed",
  source_service_links: "distributed",
  source_evidence_links: "distributed",
  cost_sheets: "distributed",
  flow_proposals: "distributed",
  architecture_proposals: "distributed",
  critiques: "distributed",
  project_stamps: "distributed",
  search_marks: "distributed",
  search_entries: "distributed",

  accounts: "reference",
  workspaces: "reference",
  workspace_members: "reference",
  workspace_settings: "reference",
  instance_settings: "reference",

  sessions: "coordinator",
  session_keys: "coordinator",
  rate_limits: "coordinator",
  external_identities: "coordinator",
  sign_in_flows: "coordinator",
  device_sign_ins: "coordinator",
  reset_links: "coordinator",
  invitations: "coordinator",
  secrets: "coordinator",
  prices: "coordinator",
  ai_calls: "coordinator",
  agent_tokens: "coordinator",
  project_places: "coordinator",
  audit_entries: "coordinator",
  claimed_ids: "coordinator",
  source_scan_jobs: "coordinator",
  source_extractions: "coordinator",
  scan_days: "coordinator",
  schema_migrations: "coordinator",
} as const satisfies Readonly<Record<string, TableKind>>;

/** The tables whose rows are entities: what a request finds or holds before anything else. All others are SQL alone. */
export const ENTITY_TABLES = [
  "accounts",
  "workspaces",
  "workspace_members",
  "projects",
] as const satisfies readonly (keyof typeof TABLES)[];

/** The column of a distributed table whose value says on which node a row is: the ID of its project. */
export function distributionColumn(table: string): string {
  return table === "projects" ? "id" : "project_id";
}
