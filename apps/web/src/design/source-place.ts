/** A place in source code, as provenance writes it. */
export interface SourcePlace {
  readonly host: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly revision: string;
  /** As the repository has it. */
  readonly path: string;
  /** Undefined where it is about a file as a whole. */
  readonly first?: number | undefined;
  readonly last?: number | undefined;
}

const PLACE = /^([A-Za-z0-9.-]+)\/([\w.-]+\/[\w.-]+)@([0-9A-Za-z._/-]+):([^#\s]+)(?:#L(\d+)(?:-L(\d+))?)?$/;

/** Reads `host/owner/name@revision:path#L1-L2`; null of what is written otherwise. */
export function sourcePlace(source: string): SourcePlace | null {
  const found = PLACE.exec(source);
  if (found === null) {
    return null;
  }
  const [, host = "", repository = "", revision = "", path = "", first, last] = found;
  return {
    host: host.toLowerCase(),
    repository,
    revision,
    path: decoded(path),
    ...(first === undefined ? {} : { first: Number(first), last: Number(last ?? first) }),
  };
}

/** Where a place is looked at, below the address that the code host shows the repository at; null where it is none. */
export function placeAddress(webUrl: string, { revision, path, first, last }: SourcePlace): string | null {
  if (!/^https?:\/\//i.test(webUrl) || /(^|\/)\.{1,2}(\/|$)/.test(path)) {
    return null;
  }
  const steps = path.split("/").map(encodeURIComponent).join("/");
  const lines =
    first === undefined ? "" : `#L${first}${last === undefined || last === first ? "" : `-L${last}`}`;
  return `${webUrl.replace(/\/+$/, "")}/blob/${revision}/${steps}${lines}`;
}

/** Blanks and such are written with `%`; who wrote one by hand may have meant the sign itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
