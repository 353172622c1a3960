import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useActorName } from "../../../api/use-actor-name.js";
import { HashText } from "../../../design/hash-text.js";
import { TimeText } from "../../../design/time-text.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { ScanLink } from "../scans/scan-link.js";
import type { ImportSummary } from "../source-records.js";
import { useImports } from "./import-queries.js";
import { ImportStateBadge } from "./import-state-badge.js";
import styles from "./imports.module.css";

export interface ImportAboutProps {
  readonly projectId: string;
  readonly source: ImportSummary;
}

/** Where an import comes from, and how far it is decided. */
export function ImportAbout({ projectId, source }: ImportAboutProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { state, counts, scanId, commit, modelVersion, createdBy, createdAt } = source;
  return (
    <>
      <p className={styles["about"]}>
        <ImportStateBadge state={state} />
        <span>{words.counts(counts.open, counts.accepted, counts.rejected)}</span>
        <span>
          <ScanLink projectId={projectId} scanId={scanId}>
            {words.ofScan}
          </ScanLink>{" "}
          {words.at} <HashText hash={commit} /> {words.against(modelVersion)}
        </span>
        <span className={styles["quiet"]}>
          {words.by} {nameOf(createdBy)}, <TimeText at={createdAt} />
        </span>
      </p>
      {state === "superseded" && <Superseded projectId={projectId} source={source} />}
    </>
  );
}

function Superseded({ projectId, source: { repositoryId } }: ImportAboutProps): ReactNode {
  const { data: newer = [] } = useImports(projectId, { repositoryId });
  const [newest] = newer;
  return (
    <p className={styles["about"]} role="status">
      <strong>{words.supersededTitle}</strong>
      <span>{words.supersededWords}</span>
      {newest !== undefined && (
        <Link to="/projects/$projectId/sources/imports/$importId" params={{ projectId, importId: newest.id }}>
          {words.toNewer}
        </Link>
      )}
    </p>
  );
}
