import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { NewPromise } from "./new-promise.js";
import { OnePromise } from "./one-promise.js";
import { usePromise } from "./promise-queries.js";

/** What stands in the address in place of an ID while a promise is first written. */
const NEW = "new";

export function PromiseScreen(): ReactNode {
  const { projectId, promiseId } = useParams({ from: "/in/projects/$projectId/promises/$promiseId" });
  return promiseId === NEW ? (
    <NewPromise projectId={projectId} />
  ) : (
    <StoredPromise projectId={projectId} promiseId={promiseId} />
  );
}

function StoredPromise({
  projectId,
  promiseId,
}: {
  readonly projectId: string;
  readonly promiseId: string;
}): ReactNode {
  const promise = usePromise(projectId, promiseId);
  return (
    <ShownQuery query={promise}>
      {(stored) => <OnePromise key={promiseId} projectId={projectId} promise={stored} />}
    </ShownQuery>
  );
}
