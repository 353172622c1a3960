import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loading } from "../design/loading.js";
import { ProblemView } from "./problem-view.js";

export interface ShownQueryProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for: on its way, refused, or here. What is here stays while it is asked for again and fails. */
export function ShownQuery<Data>({ query, children }: ShownQueryProps<Data>): ReactNode {
  if (query.data !== undefined) {
    return children(query.data);
  }
  return query.isPending ? (
    <Loading />
  ) : (
    <ProblemView error={query.error} onRetry={() => void query.refetch()} />
  );
}
