import type { ReactNode } from "react";
import { useActorName } from "../../../api/use-actor-name.js";
import { byteText } from "../../../design/byte-text.js";
import { Facts } from "../../../design/facts.js";
import { HashText } from "../../../design/hash-text.js";
import { TimeText } from "../../../design/time-text.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan } from "../source-records.js";
import styles from "./scans.module.css";

export interface ScanFactsProps {
  readonly projectId: string;
  readonly scan: Scan;
}

type Fact = readonly [name: string, value: ReactNode];

/** What a scan read and found, and at whose asking. */
export function ScanFacts({ projectId, scan }: ScanFactsProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { commit, baseCommit, counts, requestedBy, createdAt, snapshotHash, extractorVersion } = scan;
  const facts: readonly (Fact | null)[] = [
    commit === null ? null : [words.commit, <HashText key="commit" hash={commit} />],
    baseCommit === null
      ? null
      : [
          words.baseCommit,
          <span key="base" title={words.baseHint}>
            <HashText hash={baseCommit} />
          </span>,
        ],
    [
      words.by,
      <span key="by">
        {nameOf(requestedBy)}, <TimeText at={createdAt} />
      </span>,
    ],
    scan.state === "completed" ? [words.found, words.counts(counts)] : null,
    counts.filesListed === 0
      ? null
      : [
          words.read,
          `${words.filesRead(counts.filesRead, counts.filesSelected, counts.filesListed)}, ${byteText(counts.bytesRead)}`,
        ],
    snapshotHash === null ? null : [words.hash, <HashText key="hash" hash={snapshotHash} />],
    [words.extractor, <code key="extractor">{extractorVersion}</code>],
  ];
  return (
    <>
      <Facts facts={facts.filter((fact) => fact !== null)} />
      <ScanLimits limits={scan.limits} />
    </>
  );
}

function ScanLimits({ limits }: { readonly limits: Scan["limits"] }): ReactNode {
  const { maxFiles, maxFileBytes, maxTotalBytes, excludeGlobs } = limits;
  return (
    <details>
      <summary>{words.limitsTitle}</summary>
      <p className={styles["quiet"]}>
        {words.limits.maxFiles(maxFiles.toLocaleString("en"))},{" "}
        {words.limits.maxFileBytes(byteText(maxFileBytes))},{" "}
        {words.limits.maxTotalBytes(byteText(maxTotalBytes))}
        {excludeGlobs.length > 0 && (
          <>
            {`; ${words.limits.excludeGlobs} `}
            <code className={styles["wraps"]}>{excludeGlobs.join("  ")}</code>
          </>
        )}
      </p>
    </details>
  );
}
