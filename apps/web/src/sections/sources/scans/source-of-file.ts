import type { Scan } from "../source-records.js";

/** A file as provenance writes it; null while the commit is not known. */
export function sourceOfFile(
  { repository, commit }: Pick<Scan, "repository" | "commit">,
  path: string,
): string | null {
  return commit === null ? null : `${repository}@${commit}:${path.replaceAll(WRITTEN, encodeURIComponent)}`;
}

/** What a path may not have in it as it is: signs that end it, blanks, and whatever a terminal would not print. */
const WRITTEN = /[%#\s\p{Cc}]|[^\p{ASCII}]/gu;
