import type { Issue } from "../issue.js";

interface Owned {
  readonly ownerId?: string | null | undefined;
}

/**
 * Who becomes responsible for an element is a member of the workspace. Someone who was it before and left
 * stays named until somebody else is.
 */
export function ownerIsAMember(
  { ownerId }: Owned,
  present: Owned | undefined,
  members: { has(id: string): boolean },
): Issue | null {
  return ownerId === null || ownerId === undefined || ownerId === present?.ownerId || members.has(ownerId)
    ? null
    : { field: "ownerId", message: "must name a member of the workspace" };
}
