import type { AuditEntry } from "../audit/record-audit.js";

/**
 * A table whose rows are sealed under a master key: `key_id` names that key, `sealed` are the bytes. Functions get the
 * values of its primary key.
 */
export interface SealedTable<Column extends string = string> {
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** The columns that a seal is bound to: in a row with other values in them it does not open. */
  readonly boundTo: readonly Column[];
  /** What its rows are sealed for; each purpose has a key of its own, derived from the master key. */
  readonly purpose: string;
  /** How the log and the audit lists call the number of its rows. */
  readonly counted: string;
  /** One of its rows, in words. */
  readonly word: string;
  /** Which one it is, in words. */
  readonly which: (...key: readonly string[]) => string;
  /** The entry in the audit list of a workspace when a row is forgotten with its master key; null where there is none. */
  readonly forgotten: ((...key: readonly string[]) => ForgottenRow) | null;
}

interface ForgottenRow extends Pick<AuditEntry, "action" | "target"> {
  readonly workspaceId: string;
}

/** Everything that is stored under a master key, by the name of its table; whatever is done to such rows goes by it. */
export const SEALED_TABLES = {
  secrets: {
    key: ["workspace_id", "name"],
    boundTo: ["workspace_id", "name", "bound_origin"],
    purpose: "secret v1",
    counted: "secrets",
    word: "credential",
    which: (workspaceId, name) => `${name} of workspace ${workspaceId}`,
    forgotten: (workspaceId, name) => ({ workspaceId, action: "secret.deleted", target: name }),
  },
  session_keys: {
    key: ["id"],
    boundTo: ["id"],
    purpose: "session key v1",
    counted: "sessionKeys",
    word: "session key",
    which: (id) => id,
    forgotten: null,
  },
} as const satisfies Readonly<Record<string, SealedTable>>;

export type SealedTableName = keyof typeof SEALED_TABLES;
export const SEALED_TABLE_NAMES = Object.keys(SEALED_TABLES).filter(isSealedTable);

function isSealedTable(name: string): name is SealedTableName {
  return name in SEALED_TABLES;
}

export type SealPurpose = (typeof SEALED_TABLES)[SealedTableName]["purpose"];
