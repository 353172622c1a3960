import { randomUUID } from "node:crypto";
import { type EditedKind, pathOf } from "./edits.js";
import type { LooseFact } from "./model-documents.js";
import type { Person } from "./people.js";

/** Begins a draft of main; gives the branch's ID. */
export async function aBranch(person: Person, projectId: string, name = "Draft"): Promise<string> {
  const id = randomUUID();
  await person.post(`/api/projects/${projectId}/branches`, { id, name, kind: "draft" }).expect(201);
  return id;
}

export interface BranchEdit {
  readonly branchId: string;
  readonly kind: EditedKind;
  readonly id: string;
  /** Null takes the fact out. */
  readonly fact: LooseFact | null;
}

/** Puts or deletes one fact of a branch: one change set. */
export async function editBranch(
  person: Person,
  projectId: string,
  { branchId, kind, id, fact }: BranchEdit,
): Promise<void> {
  const path = `${pathOf(projectId, kind, id)}?branchId=${branchId}`;
  const answer = fact === null ? await person.delete(path) : await person.put(path, fact);
  if (answer.status >= 300) {
    throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  }
}
