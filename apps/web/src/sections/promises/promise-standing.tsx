import type { ReactNode } from "react";
import { useActorName } from "../../api/use-actor-name.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { HashText } from "../../design/hash-text.js";
import { TimeText } from "../../design/time-text.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceBar } from "./evidence-bar.js";
import type { PromiseSearch } from "./promise-search.js";
import styles from "./promise-standing.module.css";
import { RevisionChoice } from "./revision-choice.js";
import { isDraftOf, type ShownPromise } from "./shown-revision.js";
import { StateBadge } from "./state-badge.js";

export interface PromiseStandingProps extends ShownPromise {
  readonly onGo: (changed: PromiseSearch) => void;
}

/** Which revision is looked at, who stands for it, and how far it is shown. */
export function PromiseStanding(props: PromiseStandingProps): ReactNode {
  const { projectId, promise, revision, onGo } = props;
  const nameOf = useActorName(projectId);
  const isDraft = isDraftOf(promise, revision);
  const who = revision.state === "approved" ? revision.approvedBy : revision.lastChangedBy;
  const when = revision.state === "approved" ? revision.approvedAt : revision.lastChangedAt;
  return (
    <section className={styles[isDraft ? "draft" : promise.state]} aria-label={words.standing}>
      <div className={styles["line"]}>
        <StateBadge state={isDraft ? "draft" : promise.state} />
        {promise.origin !== "human" && <Badge title={words.origins[promise.origin]}>{words.byAi}</Badge>}
        {promise.needsReview && <Badge tone="warn">{words.needsReview}</Badge>}
        <RevisionChoice promise={promise} shown={revision.revision} onChoose={(rev) => onGo({ rev })} />
        <span className={styles["quiet"]}>
          {revision.state === "approved" ? words.approvedBy : words.changedBy}{" "}
          {who === null ? words.nobodyKnown : nameOf(who)}
          {when !== null && (
            <>
              , <TimeText at={when} />
            </>
          )}
        </span>
        <HashText hash={revision.contentHash} />
      </div>
      {revision.comment !== null && revision.comment !== "" && (
        <p className={styles["comment"]}>{revision.comment}</p>
      )}
      {!isDraft && promise.draft !== null && (
        <p className={styles["note"]}>
          {promise.draft.retire ? words.retiresWaits : words.draftWaits(promise.draft.revision)}{" "}
          <Button size="small" onClick={() => onGo({ rev: promise.draft?.revision, tab: undefined })}>
            {words.lookAtDraft}
          </Button>
        </p>
      )}
      {isDraft && revision.retire && <p className={styles["note"]}>{words.retiresWords}</p>}
      {isDraft && !revision.retire && <p className={styles["note"]}>{words.isDraftWords}</p>}
      {promise.state === "retired" && <p className={styles["note"]}>{words.retiredWords}</p>}
      {revision.evidenceStatus !== null && !revision.retire && (
        <EvidenceBar counts={revision.evidenceStatus.counts} />
      )}
    </section>
  );
}
