import { dataOf, ifMatch } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./obligation-list.module.css";
import { promisesKey, usePromiseMove } from "./promise-queries.js";
import type { PromiseRecord } from "./promise-records.js";
import type { ShownPromise } from "./shown-revision.js";

export interface GenerateDialogProps extends ShownPromise {
  readonly onClose: () => void;
}

/** Shows what follows from the links of the draft before it is added. */
export function GenerateDialog({ projectId, promise, revision, onClose }: GenerateDialogProps): ReactNode {
  const params = { projectId, promiseId: promise.id };
  const header = ifMatch(`"${revision.contentHash}"`);
  const derived = useQuery({
    queryKey: [...promisesKey(projectId), "derived", promise.id, revision.contentHash],
    queryFn: async () => {
      const answer = await dataOf(
        api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations/generate", {
          params: { path: params, query: { dryRun: "true" } },
        }),
      );
      return "added" in answer ? answer : { added: [], noLongerDerived: [] };
    },
    staleTime: 0,
  });
  const generate = usePromiseMove(
    params,
    async (_: null) => promiseOf(await send(params, header)),
    words.generated,
  );
  const count = derived.data?.added.length ?? 0;
  return (
    <Dialog title={words.generate} words={words.generateWords} isOpen isWide onClose={onClose}>
      <ShownQuery query={derived}>
        {({ added, noLongerDerived }) => (
          <>
            {added.length === 0 && <p>{words.nothingToGenerate}</p>}
            <ul className={styles["derived"]}>
              {added.map(({ kind, title, recipe }) => (
                <li key={`${kind} ${title} ${recipe.text}`}>
                  <Badge>{kind}</Badge> {title}
                </li>
              ))}
            </ul>
            {noLongerDerived.length > 0 && <p className={styles["quiet"]}>{words.noLongerDerived}</p>}
            {noLongerDerived.map(({ key, title }) => (
              <p key={key} className={styles["quiet"]}>
                <code>{key}</code> {title}
              </p>
            ))}
          </>
        )}
      </ShownQuery>
      <ProblemView error={generate.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button
          look="primary"
          disabled={count === 0}
          isBusy={generate.isPending}
          onClick={() => generate.mutate(null, { onSuccess: onClose })}
        >
          {words.addAll(count)}
        </Button>
      </Actions>
    </Dialog>
  );
}

type Path = { readonly projectId: string; readonly promiseId: string };

function send(path: Path, header: ReturnType<typeof ifMatch>) {
  return dataOf(
    api.POST("/api/projects/{projectId}/promises/{promiseId}/obligations/generate", {
      params: { path, header },
    }),
  );
}

/** What is added answers the promise; only what is tried answers what would be. */
function promiseOf(answer: Awaited<ReturnType<typeof send>>): PromiseRecord {
  if ("added" in answer) {
    throw new TypeError("The service only tried it");
  }
  return answer;
}
