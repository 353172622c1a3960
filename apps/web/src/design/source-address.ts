const GITHUB = /^github\.com\/([\w.-]+\/[\w.-]+)@([0-9A-Za-z._/-]+):([^#\s]+)(#L\d+(?:-L\d+)?)?$/;

/** Where a place in source code is looked at in a browser; null where that cannot be told from how it is written. */
export function sourceAddress(source: string): string | null {
  if (/^https?:\/\//i.test(source)) {
    return source;
  }
  const found = GITHUB.exec(source);
  if (found === null) {
    return null;
  }
  const [, repository, revision, path = "", line = ""] = found;
  const steps = path.split("/").map(encodeURIComponent).join("/");
  return `https://github.com/${repository}/blob/${revision}/${steps}${line}`;
}
