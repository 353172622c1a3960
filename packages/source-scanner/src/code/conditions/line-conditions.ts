import type { Branch, Directives, Group } from "./directives.js";

/** A branch that a line is in, with its group. */
export interface Standing {
  readonly group: Group;
  readonly branch: Branch;
}

/** The branches a line (1-based) is in, from the outermost in. */
export function standingOf(directives: Directives, line: number): readonly Standing[] {
  const standing: Standing[] = [];
  let groups: readonly Group[] = directives.groups;
  for (let found = branchAt(groups, line - 1); found !== null; found = branchAt(groups, line - 1)) {
    standing.push(found);
    groups = found.branch.groups;
  }
  return standing;
}

function branchAt(groups: readonly Group[], line: number): Standing | null {
  for (const group of groups) {
    const branch = group.branches.find(({ firstLine, endLine }) => firstLine <= line && line < endLine);
    if (branch !== undefined) {
      return { group, branch };
    }
  }
  return null;
}
