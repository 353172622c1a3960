import type { Guid } from "@plumbline/model-core";
import type { SettingsOverrides } from "@plumbline/settings-policy";
import type { Reader, Tx } from "../../../platform/database/statements.js";

/** The overrides of a workspace as they are stored. */
export interface WorkspaceSettingsRow {
  /** 0 until the first save. */
  readonly version: number;
  readonly overrides: SettingsOverrides;
}

/** The overrides of a workspace, with its name. */
export interface NamedOverrides {
  readonly workspaceId: Guid;
  readonly name: string;
  readonly overrides: SettingsOverrides;
}

/** The name of the API key of a provider that a workspace states. */
export interface KeyOfProvider {
  readonly workspaceId: Guid;
  readonly name: string;
}

/** A part of the workspaces. */
export interface SomeWorkspaces {
  readonly after: Guid | null;
  readonly all: boolean;
  readonly rows: number;
}

const NOTHING: WorkspaceSettingsRow = { version: 0, overrides: {} };

/** The rows of overrides. It keeps nothing, so a worker thread makes its own. */
export class WorkspaceSettingsRepository {
  async read(reader: Reader, workspaceId: Guid): Promise<WorkspaceSettingsRow> {
    const rows = await reader.query<WorkspaceSettingsRow[]>(ROW, [workspaceId]);
    return rows[0] ?? NOTHING;
  }

  /** Makes the row when there is none, and holds other saves of the workspace back until the transaction ends. */
  async lock(tx: Tx, workspaceId: Guid): Promise<WorkspaceSettingsRow> {
    await tx.query(ADD_EMPTY, [workspaceId]);
    const rows = await tx.query<WorkspaceSettingsRow[]>(`${ROW} FOR UPDATE`, [workspaceId]);
    return rows[0] ?? NOTHING;
  }

  /** Writes over the row that the transaction locked. */
  async replace(tx: Tx, workspaceId: Guid, overrides: SettingsOverrides): Promise<void> {
    await tx.query(REPLACE, [workspaceId, JSON.stringify(overrides)]);
  }

  /** Which of these API keys belong to a provider that its workspace itself states. */
  keysOfOwnProviders(reader: Reader, names: readonly string[]): Promise<readonly KeyOfProvider[]> {
    return reader.query<KeyOfProvider[]>(KEYS_OF_OWN, [names]);
  }

  /** Some workspaces, all or those that override anything, from the one after `after`, in the order of their IDs. */
  some(reader: Reader, { after, all, rows }: SomeWorkspaces): Promise<readonly NamedOverrides[]> {
    return reader.query<NamedOverrides[]>(SOME, [after, all, rows]);
  }
}

const ROW = "SELECT version, overrides FROM workspace_settings WHERE workspace_id = $1";

const ADD_EMPTY = `
  INSERT INTO workspace_settings (workspace_id, version, overrides) VALUES ($1, 0, '{}')
  ON CONFLICT (workspace_id) DO NOTHING`;

const REPLACE = `
  UPDATE workspace_settings SET version = version + 1, overrides = $2 WHERE workspace_id = $1`;

const SOME = `
  SELECT w.id AS "workspaceId", w.name, coalesce(s.overrides, '{}') AS overrides
    FROM workspaces w LEFT JOIN workspace_settings s ON s.workspace_id = w.id
   WHERE ($2 OR s.overrides::text <> '{}') AND ($1::uuid IS NULL OR w.id > $1)
   ORDER BY w.id LIMIT $3`;

const KEYS_OF_OWN = `
  SELECT DISTINCT workspace_id AS "workspaceId", name FROM (
    SELECT s.workspace_id, 'ai:' || (provider->>'id') || ':apiKey' AS name
      FROM workspace_settings s, json_array_elements(s.overrides #> '{ai,providers}') AS provider
  ) own WHERE name = ANY ($1)`;
