import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { HashText } from "../../../design/hash-text.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import { useScanAddress } from "../scans/use-scan-address.js";
import type { ChangeImpact, Scan } from "../source-records.js";
import styles from "./impact.module.css";
import { ImpactExport } from "./impact-export.js";

export interface ImpactAboutProps {
  readonly scan: Scan;
  readonly impact: ChangeImpact;
}

/** How much is touched, by what, and what can be made of it. */
export function ImpactAbout({ scan, impact }: ImpactAboutProps): ReactNode {
  const { projectId, search } = useScanAddress();
  const { counts, files, baseCommit, headCommit, modelVersion, complete } = impact;
  return (
    <div className={styles["about"]}>
      <p className={styles["grows"]}>
        <strong>{words.counts(counts.definite, counts.possible, counts.unknown)}</strong>{" "}
        {!complete && (
          <Badge tone="warn" title={words.notCompleteWords}>
            {words.notComplete}
          </Badge>
        )}
        <br />
        <span className={styles["quiet"]}>
          {words.files(files.added, files.changed, files.removed)}, {words.from}{" "}
          <HashText hash={baseCommit} /> {words.to} <HashText hash={headCommit} />{" "}
          {words.against(modelVersion)}
        </span>
      </p>
      <Link
        to="/projects/$projectId/build"
        params={{ projectId }}
        search={{ view: "brief", change: scan.id, state: search.on }}
      >
        {words.brief}
      </Link>
      <ImpactExport scan={scan} />
    </div>
  );
}
