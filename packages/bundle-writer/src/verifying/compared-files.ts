import { inPathOrder } from "../manifest/listed-files.js";

/** What becomes of a file: `unknown-file` is one that was sent and is not expected. */
export const FILE_STATUSES = ["match", "differs", "missing", "unknown-file"] as const;
/** One of these words. */
export type FileStatus = (typeof FILE_STATUSES)[number];

/** A file that is expected, was sent, or both. */
export interface ComparedFile {
  readonly path: string;
  readonly status: FileStatus;
  readonly expectedSha256: string | null;
  readonly actualSha256: string | null;
}

interface Hashed {
  readonly path: string;
  readonly sha256: string;
}

/** Every file that is expected or was sent, in path order. */
export function compareFiles(expected: Iterable<Hashed>, actual: Iterable<Hashed>): readonly ComparedFile[] {
  const wanted = hashesOf(expected);
  const sent = hashesOf(actual);
  const paths = [...new Set([...wanted.keys(), ...sent.keys()])];
  return inPathOrder(
    paths.map((path) => {
      const expectedSha256 = wanted.get(path) ?? null;
      const actualSha256 = sent.get(path) ?? null;
      return { path, status: statusOf(expectedSha256, actualSha256), expectedSha256, actualSha256 };
    }),
  );
}

function hashesOf(files: Iterable<Hashed>): ReadonlyMap<string, string> {
  return new Map(Array.from(files, ({ path, sha256 }) => [path, sha256]));
}

function statusOf(expected: string | null, actual: string | null): FileStatus {
  if (expected === null) {
    return "unknown-file";
  }
  return actual === null ? "missing" : actual === expected ? "match" : "differs";
}
