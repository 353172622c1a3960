const ADDRESS = /^(?:(?:https?|ssh):\/\/(?:[^@/]+@)?[^/]+\/|git@[^:/]+:)([^/\s]+\/[^/\s?#]+)/i;

/** `owner/name` of what somebody typed or pasted: an address of a repository, or of a page of it, will do. */
export function repositoryOfText(text: string): string {
  const typed = text.trim();
  const named = ADDRESS.exec(typed)?.[1];
  return named === undefined ? typed : named.replace(/\.git$/i, "");
}
