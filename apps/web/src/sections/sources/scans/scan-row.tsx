import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { askedOf } from "../../../api/scan-name.js";
import { useActorName } from "../../../api/use-actor-name.js";
import { Badge } from "../../../design/badge.js";
import { HashText } from "../../../design/hash-text.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan } from "../source-records.js";
import { ScanState } from "./scan-state.js";

import styles from "./scans.module.css";

export interface ScanRowProps {
  readonly projectId: string;
  readonly scan: Scan;
}

/** One scan of the list: of what, how it stands, what it found. */
export function ScanRow({ projectId, scan }: ScanRowProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { id, repository, kind, state, counts, commit, createdAt, requestedBy, failure } = scan;
  const asked = askedOf(scan);
  return (
    <Row
      title={
        <Link to="/projects/$projectId/sources/scans/$scanId" params={{ projectId, scanId: id }}>
          {repository} · {asked}
        </Link>
      }
      hover={`${repository} · ${asked}`}
      words={
        <span className={styles["about"]}>
          {state === "completed" && <span>{words.counts(counts)}</span>}
          {failure !== null && <span>{failure.message}</span>}
          <span>
            {nameOf(requestedBy)}, <TimeText at={createdAt} />
          </span>
        </span>
      }
    >
      {kind === "comparison" && <Badge title={words.kindWords.comparison}>{words.kinds.comparison}</Badge>}
      {commit !== null && <HashText hash={commit} />}
      <ScanState scan={scan} />
    </Row>
  );
}
