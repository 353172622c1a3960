import type { ReactNode } from "react";
import { useActorName } from "../../api/use-actor-name.js";
import { Badge } from "../../design/badge.js";
import { HashText } from "../../design/hash-text.js";
import { TimeText } from "../../design/time-text.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceLine } from "./evidence-line.js";
import type { RunRecord } from "./promise-records.js";
import { ResultBadge } from "./result-badge.js";
import styles from "./run-list.module.css";

/** One run: what it found, and on asking, what it read and looked at. */
export function RunRow({
  projectId,
  run,
}: {
  readonly projectId: string;
  readonly run: RunRecord;
}): ReactNode {
  const nameOf = useActorName(projectId);
  return (
    <details className={styles["run"]}>
      <summary className={styles["summary"]}>
        <span className={styles["head"]}>
          <ResultBadge result={run.result} />
          <code>{run.obligationId}</code>
          <span>{words.ofRevision(run.promiseRevision)}</span>
          {run.draft && <Badge title={words.ofDraftWords}>{words.ofDraft}</Badge>}
          <span className={styles["quiet"]}>
            {nameOf(run.startedBy)}, <TimeText at={run.at} />
          </span>
        </span>
        <span className={styles["detail"]}>{run.detail}</span>
      </summary>
      <RunDetails run={run} />
    </details>
  );
}

function RunDetails({ run }: { readonly run: RunRecord }): ReactNode {
  return (
    <div className={styles["details"]}>
      <p className={styles["quiet"]}>
        {words.scopes[run.scope]} · {words.environments[run.environment]}
      </p>
      {run.evidence.map((entry) => (
        <EvidenceLine key={entry.runUrl} entry={entry} />
      ))}
      <ul className={styles["assertions"]}>
        {run.assertions.map(({ id, passed, vacuous, detail }) => (
          <li key={id}>
            <ResultBadge result={passed ? "passed" : "failed"} /> <code>{id}</code> {detail}
            {vacuous && <Badge tone="warn">{words.vacuous}</Badge>}
          </li>
        ))}
      </ul>
      {run.limitations.map((limitation) => (
        <p key={limitation} className={styles["quiet"]}>
          {limitation}
        </p>
      ))}
      <p className={styles["quiet"]}>
        {words.inputsRead}{" "}
        {run.inputs
          .map(
            ({ kind, id, version }) =>
              `${words.inputKinds[kind]} ${id}${version === null ? "" : ` v${version}`}`,
          )
          .join(", ")}
      </p>
      <p className={styles["quiet"]}>
        {words.evidenceHash} <HashText hash={run.evidenceHash} />
      </p>
    </div>
  );
}
