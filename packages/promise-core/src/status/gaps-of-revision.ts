import type { LinkedThing } from "../records/links.js";
import type { StatusRequest } from "./present-state.js";

/** What of a revision itself keeps it from being shown, a sentence each (docs/reference/promises-evidence.md#gaps). */
export function gapsOfRevision({ revision, presentHash, linked }: StatusRequest): readonly string[] {
  const { approval, obligations } = revision;
  const number = `Revision ${revision.revision}`;
  const isOther = approval !== null && approval.contentHash !== presentHash;
  return [
    ...(approval === null ? [`${number} is a draft: an owner has to approve it.`] : []),
    ...(isOther
      ? [`${number} differs from what was approved: revise the promise and approve it again.`]
      : []),
    ...(obligations.length === 0 ? [`${number} has no obligation: add what shows that it holds.`] : []),
    ...linked.missing.map(missing),
    ...(approval === null ? [] : linked.changed.map(changed)),
  ];
}

function missing({ kind, id }: LinkedThing): string {
  return `The linked ${kind} ${id} is not in the project: revise the promise without it, or bring it back.`;
}

function changed({ kind, id }: LinkedThing): string {
  return `The linked ${kind} ${id} changed after the approval: revise the promise and approve it as things are now.`;
}
