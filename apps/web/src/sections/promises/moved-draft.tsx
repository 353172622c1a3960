import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useActorName } from "../../api/use-actor-name.js";
import { Loading } from "../../design/loading.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { ChangeList } from "./change-list.js";
import { promiseQuery } from "./promise-queries.js";
import type { PromiseRevision } from "./promise-records.js";
import { movedSince } from "./shown-changes.js";
import type { Things } from "./things.js";

export interface MovedDraftOf {
  readonly projectId: string;
  readonly promiseId: string;
  /** The draft that was read. */
  readonly read: PromiseRevision;
}

/** The draft as it is stored now; null where there is none, and while that is not known. */
export function useDraftNow({ projectId, promiseId, read }: MovedDraftOf) {
  const { data, error, isFetching, refetch } = useQuery({
    ...promiseQuery(projectId, promiseId),
    staleTime: 0,
    refetchOnMount: "always",
  });
  const isLooking = isFetching && (data === undefined || data.draft?.contentHash === read.contentHash);
  return { draft: isLooking ? null : (data?.draft ?? null), isLooking, error, refetch };
}

export interface MovedDraftProps extends MovedDraftOf {
  readonly now: ReturnType<typeof useDraftNow>;
  readonly things: Things;
}

/** What somebody else made of a draft after it was read. */
export function MovedDraft({ projectId, read, now, things }: MovedDraftProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { draft, isLooking, error, refetch } = now;
  if (isLooking) {
    return <Loading />;
  }
  if (error !== null) {
    return <ProblemView error={error} onRetry={() => void refetch()} />;
  }
  if (draft === null) {
    return <p>{words.draftIsGone}</p>;
  }
  const { lastChangedBy } = draft;
  return (
    <>
      <p>{words.changedMeanwhileBy(lastChangedBy === null ? words.nobodyKnown : nameOf(lastChangedBy))}</p>
      <ChangeList changes={movedSince(read, draft, things)} />
    </>
  );
}
