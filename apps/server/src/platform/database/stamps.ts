import type { Guid } from "@plumbline/model-core";
import { prepared } from "./prepared.js";
import type { Tx } from "./statements.js";

/** What of a project is counted as it is written; facts are not, since streams have versions of their own. */
export const STAMP_PARTS = [
  "project",
  "schemas",
  "scenarios",
  "stress",
  "promises",
  "review",
  "decisions",
  "questions",
  "branches",
  "revisions",
  "views",
  "sources",
  "costs",
  "proposals",
] as const;
export type StampPart = (typeof STAMP_PARTS)[number];

type Raised = Map<Guid, Set<StampPart>>;

const raisedIn = new WeakMap<Tx, Raised>();

/** Says that the transaction writes to a part of a project: its count is one higher when the transaction commits. */
export function raiseStamp(tx: Tx, projectId: Guid, part: StampPart): void {
  const raised: Raised = raisedIn.get(tx) ?? new Map();
  raisedIn.set(tx, raised.set(projectId, (raised.get(projectId) ?? new Set()).add(part)));
}

/**
 * The statements that write what was raised. Transactions run them last, in this order of projects: who waits here holds
 * nothing that somebody who is before them waits for.
 */
export function stampsOf(tx: Tx): readonly (readonly [statement: string, values: readonly [Guid]])[] {
  const raised = raisedIn.get(tx) ?? new Map();
  return [...raised].sort(byProject).map(([projectId, parts]) => {
    const statement = statementFor(STAMP_PARTS.filter((part) => parts.has(part)));
    return [statement, [projectId]] as const;
  });
}

/** Writes what was raised. */
export async function writeStamps(tx: Tx): Promise<void> {
  for (const [statement, values] of stampsOf(tx)) {
    await tx.query(statement, values);
  }
}

function byProject([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}

/** A project that was deleted meanwhile has no row to be counted in. */
function raising(parts: readonly StampPart[]): string {
  const raised = parts.map((part) => `${part} = stamps.${part} + 1`);
  return `
    INSERT INTO project_stamps AS stamps (project_id, ${parts.join(", ")})
    SELECT id, ${parts.map(() => 1).join(", ")} FROM projects WHERE id = $1
    ON CONFLICT (project_id) DO UPDATE SET ${raised.join(", ")}`;
}

/** Most transactions write to one part. */
const RAISE_ONE = new Map(STAMP_PARTS.map((part) => [part, prepared(raising([part]))]));

function statementFor(parts: readonly StampPart[]): string {
  const [first] = parts;
  const one = parts.length === 1 && first !== undefined ? RAISE_ONE.get(first) : undefined;
  return one ?? raising(parts);
}
