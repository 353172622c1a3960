import type { ReactNode } from "react";
import { useActorName } from "../../../api/use-actor-name.js";
import { Badge } from "../../../design/badge.js";
import { HashText } from "../../../design/hash-text.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { SOURCE_WORDS as words } from "../../../words/sources.js";
import { ScanLink } from "../scans/scan-link.js";
import type { Repository } from "../source-records.js";
import { FailureLine } from "./failure-line.js";
import styles from "./repositories.module.css";
import { RepositoryActions, type RepositoryAsk } from "./repository-actions.js";

export interface RepositoryRowProps {
  readonly projectId: string;
  readonly repository: Repository;
  /** Left out for who may only read. */
  readonly onAsk: ((ask: RepositoryAsk) => void) | undefined;
}

/** One followed repository: what of it is followed, what is known of it, and what can be done. */
export function RepositoryRow({ projectId, repository, onAsk }: RepositoryRowProps): ReactNode {
  const { repository: name, webUrl, imported, lastFailure } = repository;
  return (
    <Row
      title={<HostLink webUrl={webUrl} name={name} />}
      hover={name}
      words={
        <>
          <RepositoryFacts projectId={projectId} repository={repository} />
          {lastFailure !== null && <FailureLine projectId={projectId} failure={lastFailure} />}
        </>
      }
    >
      {repository.private === true && <Badge title={words.privateWords}>{words.private}</Badge>}
      {imported && (
        <Badge tone="good" title={words.importedWords}>
          {words.imported}
        </Badge>
      )}
      {onAsk !== undefined && (
        <RepositoryActions projectId={projectId} repository={repository} onAsk={onAsk} />
      )}
    </Row>
  );
}

/** Only what is an address of the web is led to: the code host says it. */
function HostLink({ webUrl, name }: { readonly webUrl: string; readonly name: string }): ReactNode {
  return /^https?:\/\//i.test(webUrl) ? (
    <a href={webUrl} target="_blank" rel="noreferrer noopener nofollow" aria-label={words.atHost(name)}>
      {name}
    </a>
  ) : (
    name
  );
}

function RepositoryFacts({ projectId, repository }: Omit<RepositoryRowProps, "onAsk">): ReactNode {
  const nameOf = useActorName(projectId);
  const { trackedRef, trackedCommit, trackedScan, createdBy, createdAt } = repository;
  return (
    <span className={styles["about"]}>
      <span>
        {words.tracks} <code>{trackedRef}</code>{" "}
        {trackedCommit === null ? (
          <span>· {words.never}</span>
        ) : (
          <>
            {words.at} <HashText hash={trackedCommit} />{" "}
            <ScanLink projectId={projectId} scanId={trackedScan}>
              {words.tracking}
            </ScanLink>
          </>
        )}
      </span>
      <span>
        {words.followedBy} {nameOf(createdBy)}, <TimeText at={createdAt} />
      </span>
    </span>
  );
}
