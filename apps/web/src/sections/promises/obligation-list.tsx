import { type ReactNode, useState } from "react";
import { EmptyState } from "../../design/empty-state.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceDialog } from "./evidence-dialog.js";
import { sortGaps } from "./gaps-of.js";
import { ObligationActions } from "./obligation-actions.js";
import { ObligationCard } from "./obligation-card.js";
import { ObligationDialog } from "./obligation-dialog.js";
import styles from "./obligation-list.module.css";
import type { ObligationRecord } from "./promise-records.js";
import { RemoveDialog } from "./remove-dialog.js";
import { isDraftOf, type ShownPromise } from "./shown-revision.js";

export interface ObligationListProps extends ShownPromise {
  readonly onRuns: (key: string) => void;
}

interface Asked {
  readonly what: "add" | "change" | "remove" | "evidence";
  readonly obligation: ObligationRecord | null;
}

/** What shows a promise, each with its last result. */
export function ObligationList(props: ObligationListProps): ReactNode {
  const { promise, revision, mayEdit } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const status = revision.evidenceStatus;
  const gaps = sortGaps(
    status?.gaps ?? [],
    revision.obligations.map(({ key }) => key),
  );
  const close = (): void => setAsked(null);
  const shared = { ...props, onClose: close };
  return (
    <div className={styles["obligations"]}>
      {mayEdit && (
        <ObligationActions
          key={revision.revision}
          {...props}
          onAdd={() => setAsked({ what: "add", obligation: null })}
        />
      )}
      {revision.obligations.length === 0 && (
        <EmptyState
          title={words.noObligations}
          words={isDraftOf(promise, revision) ? words.noObligationsWords : words.noObligationsHere}
        />
      )}
      {revision.obligations.map((obligation) => (
        <ObligationCard
          key={obligation.key}
          {...props}
          obligation={obligation}
          status={status?.obligations.find(({ obligationId }) => obligationId === obligation.id) ?? null}
          gaps={gaps.byKey.get(obligation.key) ?? []}
          onAsk={(what) => setAsked({ what, obligation })}
        />
      ))}
      {(asked?.what === "add" || asked?.what === "change") && (
        <ObligationDialog {...shared} obligation={asked.obligation} />
      )}
      {asked?.what === "remove" && asked.obligation !== null && (
        <RemoveDialog {...shared} obligation={asked.obligation} />
      )}
      {asked?.what === "evidence" && asked.obligation !== null && (
        <EvidenceDialog {...shared} obligation={asked.obligation} />
      )}
    </div>
  );
}
