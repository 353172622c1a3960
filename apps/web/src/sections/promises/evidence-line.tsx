import { REASON_IN_WORDS } from "@plumbline/promise-core";
import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./evidence-line.module.css";
import type { EvidenceEntry } from "./promise-records.js";

/** What was said of a run elsewhere: a claim is never called anything else. */
export function EvidenceLine({ entry }: { readonly entry: EvidenceEntry }): ReactNode {
  const { identity, identityReason, result, runUrl, commitSha } = entry;
  return (
    <p className={styles["line"]}>
      <Badge tone={identity === "verified" ? "good" : "warn"} title={words.identityMeanings[identity]}>
        {words.identities[identity]}
      </Badge>{" "}
      {words.saidResult(words.results[result])}{" "}
      <a href={runUrl} target="_blank" rel="noreferrer noopener nofollow">
        {runUrl}
      </a>
      {commitSha !== null && <code> {commitSha.slice(0, 10)}</code>}
      {identityReason !== null && (
        <span className={styles["why"]}>. {words.claimBecause(REASON_IN_WORDS[identityReason])}</span>
      )}
    </p>
  );
}
