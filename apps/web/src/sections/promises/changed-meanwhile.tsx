import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useActorName } from "../../api/use-actor-name.js";
import { Button } from "../../design/button.js";
import { Loading } from "../../design/loading.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ChangeList } from "./change-list.js";
import styles from "./change-list.module.css";
import { promiseQuery } from "./promise-queries.js";
import type { PromiseRevision } from "./promise-records.js";
import { movedSince } from "./shown-changes.js";
import type { Things } from "./things.js";

export interface ChangedMeanwhileProps {
  readonly projectId: string;
  readonly promiseId: string;
  /** The draft that was read. */
  readonly read: PromiseRevision;
  readonly things: Things;
  readonly onTheirs: (draft: PromiseRevision) => void;
  /** Left out where there is nothing of one's own to write again. */
  readonly onMine?: ((draft: PromiseRevision) => void) | undefined;
}

/** Somebody else wrote the draft after it was read: what they changed, and what to do about it. */
export function ChangedMeanwhile(props: ChangedMeanwhileProps): ReactNode {
  const { projectId, promiseId, read, things, onTheirs, onMine } = props;
  const nameOf = useActorName(projectId);
  const now = useQuery({ ...promiseQuery(projectId, promiseId), staleTime: 0, refetchOnMount: "always" });
  if (now.isFetching && now.data?.draft?.contentHash === read.contentHash) {
    return <Loading />;
  }
  const draft = now.data?.draft ?? null;
  return (
    <section className={styles["conflict"]} role="alert">
      <h3>{words.changedMeanwhile}</h3>
      <ProblemView error={now.error} onRetry={() => void now.refetch()} />
      {draft === null ? (
        <p>{words.draftIsGone}</p>
      ) : (
        <>
          <p>
            {words.changedMeanwhileBy(
              draft.lastChangedBy === null ? words.nobodyKnown : nameOf(draft.lastChangedBy),
            )}
          </p>
          <ChangeList changes={movedSince(read, draft, things)} />
          <div className={styles["choices"]}>
            <Button onClick={() => onTheirs(draft)}>{words.takeTheirs}</Button>
            {onMine !== undefined && <Button onClick={() => onMine(draft)}>{words.mineAgain}</Button>}
          </div>
        </>
      )}
    </section>
  );
}
