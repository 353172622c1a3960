const MOST = 6;

/** What the browser keeps of one person: IDs alone, so that whoever uses it next reads no names. */
function keyOf(userId: string): string {
  return `plumbline.recent.${userId}`;
}

/** A list with a project at its head, as long as is kept at most. */
export function withRecent(list: readonly string[], projectId: string): readonly string[] {
  return [projectId, ...list.filter((id) => id !== projectId)].slice(0, MOST);
}

/** A list as it was kept; whatever else stands there counts for nothing. */
export function readRecent(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list) ? list.filter((id) => typeof id === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The projects that a person opened last in this browser, the latest first. */
export function recentProjects(userId: string): readonly string[] {
  return readRecent(localStorage.getItem(keyOf(userId)));
}

export function noteRecentProject(userId: string, projectId: string): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(withRecent(recentProjects(userId), projectId)));
}

/** For a project that is no more, or no more to be seen. */
export function forgetRecentProject(userId: string, projectId: string): void {
  const left = recentProjects(userId).filter((id) => id !== projectId);
  localStorage.setItem(keyOf(userId), JSON.stringify(left));
}
