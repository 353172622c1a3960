/** A run at a code host, as its address names it. */
export interface RunAddress {
  /** In lower case. */
  readonly host: string;
  /** `owner/name` in lower case. */
  readonly repository: string;
  /** Decimal digits. */
  readonly runId: string;
  /** Null means the latest one. */
  readonly attempt: number | null;
  readonly jobId: string | null;
}

const RUN_URL = new RegExp(
  [
    "^https://(?<host>[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?)",
    "(?<owner>[A-Za-z0-9][A-Za-z0-9_-]{0,99})",
    "(?<name>(?!\\.{1,2}/)[A-Za-z0-9._-]{1,100})",
    "actions",
    "runs",
    "(?<run>[1-9][0-9]{0,19})(?:/attempts/(?<attempt>[1-9][0-9]{0,5}))?(?:/job/(?<job>[1-9][0-9]{0,19}))?$",
  ].join("/"),
);

/**
 * Reads the address of a run, to the letter: `https://<host>/<owner>/<name>/actions/runs/<id>`, then
 * `/attempts/<n>` and `/job/<id>` as they come. Null for everything else; a port, a query or a fragment too.
 */
export function readRunUrl(runUrl: string): RunAddress | null {
  const groups = RUN_URL.exec(runUrl)?.groups;
  if (groups === undefined) {
    return null;
  }
  const { host, owner, name, run, attempt, job } = groups;
  return {
    host: String(host).toLowerCase(),
    repository: `${owner}/${name}`.toLowerCase(),
    runId: String(run),
    attempt: attempt === undefined ? null : Number(attempt),
    jobId: job ?? null,
  };
}
