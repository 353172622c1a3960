import type { Schemas } from "@plumbline/api-client";

export type AuditEntry = Schemas["AuditEntryResponse"];

/** What of an audit list is shown, as the address says it. */
export interface AuditFilter {
  /** The first word of an action: `token` of `token.created`. */
  readonly about?: string | undefined;
  readonly actor?: string | undefined;
  readonly q?: string | undefined;
}

/** Whether an entry is shown. */
export function isShownEntry(entry: AuditEntry, { about, actor, q }: AuditFilter): boolean {
  const isAbout = about === undefined || aboutOf(entry) === about;
  const isBy = actor === undefined || entry.actor.name === actor;
  return isAbout && isBy && (q === undefined || textOf(entry).includes(q.toLowerCase()));
}

/** What the entries that were read are about, for a choice. */
export function aboutsOf(entries: readonly AuditEntry[]): readonly string[] {
  return [...new Set(entries.map(aboutOf))].sort();
}

/** Who did what is in the entries that were read. */
export function actorsOf(entries: readonly AuditEntry[]): readonly string[] {
  return [...new Set(entries.map(({ actor }) => actor.name))].sort();
}

function aboutOf({ action }: AuditEntry): string {
  return action.replace(/\.[^.]*$/, "");
}

/** What is there to know beside who, when and what: one line for each. */
export function detailsOf({ details }: AuditEntry): readonly (readonly [string, string])[] {
  return Object.entries(details).map(([key, value]) => [
    key,
    typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : JSON.stringify(value),
  ]);
}

function textOf(entry: AuditEntry): string {
  const details = detailsOf(entry).map(([, value]) => value);
  return [entry.action, entry.actor.name, entry.target, ...details].join("\n").toLowerCase();
}
