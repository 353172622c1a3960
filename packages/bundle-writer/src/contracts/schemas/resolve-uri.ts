const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const SCHEME_AND_HOST = /^[a-z][a-z0-9+.-]*:(?:\/\/[^/?#]*)?/i;

/** A reference seen from a base, in two parts: the document and the place in it. Dots in paths are left as they are. */
export function resolveUri(base: string, reference: string): readonly [document: string, fragment: string] {
  const at = reference.indexOf("#");
  const document = at === -1 ? reference : reference.slice(0, at);
  return [document === "" ? base : resolvedPath(base, document), at === -1 ? "" : reference.slice(at + 1)];
}

function resolvedPath(base: string, path: string): string {
  if (SCHEME.test(path)) {
    return path;
  }
  const start = path.startsWith("/")
    ? (SCHEME_AND_HOST.exec(base)?.[0] ?? "")
    : base.slice(0, base.lastIndexOf("/") + 1);
  return `${start}${path}`;
}
