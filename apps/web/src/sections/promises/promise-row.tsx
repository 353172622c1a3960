import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { classNames } from "../../design/class-names.js";
import { TimeText } from "../../design/time-text.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceBar } from "./evidence-bar.js";
import styles from "./promise-list.module.css";
import type { PromiseItem } from "./promise-records.js";
import { StateBadge } from "./state-badge.js";

export interface PromiseRowProps {
  readonly projectId: string;
  readonly promise: PromiseItem;
}

/** One promise of the list. */
export function PromiseRow({ projectId, promise }: PromiseRowProps): ReactNode {
  const { id, requirementId, title, state, counts } = promise;
  return (
    <Link
      to="/projects/$projectId/promises/$promiseId"
      params={{ projectId, promiseId: id }}
      className={classNames(styles["row"], styles[state])}
    >
      <code className={styles["number"]}>{requirementId}</code>
      <span className={styles["title"]} title={title}>
        {title}
      </span>
      <span className={styles["marks"]}>
        <StateBadge state={state} />
        {state === "approved" && promise.hasDraft && <Badge tone="info">{words.hasDraft}</Badge>}
        {promise.hasGaps && state !== "retired" && <Badge tone="warn">{words.hasGaps}</Badge>}
        {promise.needsReview && <Badge tone="warn">{words.needsReview}</Badge>}
        {promise.origin !== "human" && <Badge title={words.origins[promise.origin]}>{words.byAi}</Badge>}
      </span>
      <span className={styles["shown"]}>
        {state === "retired" ? (
          <span className={styles["quiet"]}>{words.countsNothing}</span>
        ) : (
          <EvidenceBar counts={counts} />
        )}
      </span>
      <span className={styles["when"]}>
        <TimeText at={promise.updatedAt} />
      </span>
    </Link>
  );
}
