import { AnsweredFields } from "./answered-fields.js";
import type { RunAddress } from "./run-url.js";

/** A run as a code host tells it. */
export interface HostRun {
  /** Decimal digits. */
  readonly runId: string;
  /** Null when the host does not say. */
  readonly attempt: number | null;
  /** `owner/name` of where it ran, and of whose code it ran. */
  readonly repository: string | null;
  readonly headRepository: string | null;
  /** The file of its workflow, with `@<ref>` behind it at times. */
  readonly path: string | null;
  readonly workflowId: number | null;
  readonly headSha: string;
  readonly status: string;
  /** Null while it has not ended. */
  readonly conclusion: string | null;
}

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Reads the run that was asked for; null for everything else, another run or attempt included. */
export function readHostRun(body: unknown, { runId, attempt: asked }: RunAddress): HostRun | null {
  const said = new AnsweredFields(body);
  const [status, attempt] = [said.text("status"), said.count("run_attempt")];
  const headSha = said.text("head_sha") ?? "";
  const isOther = asked !== null && attempt !== null && attempt !== asked;
  if (String(said.count("id")) !== runId || isOther || status === null || !SHA.test(headSha)) {
    return null;
  }
  return {
    runId,
    attempt: attempt ?? asked,
    repository: said.within("repository").text("full_name"),
    headRepository: said.within("head_repository").text("full_name"),
    path: said.text("path"),
    workflowId: said.count("workflow_id"),
    headSha,
    status,
    conclusion: said.text("conclusion"),
  };
}
