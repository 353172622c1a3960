import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { useMayEdit } from "../../api/use-role.js";
import { Page } from "../../design/page.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { draftOf, type PromiseDraft, requestOf } from "./promise-draft.js";
import { PromiseForm } from "./promise-form.js";
import { promisesKey } from "./promise-queries.js";
import { useThings } from "./use-things.js";

/** A promise that is first written. */
export function NewPromise({ projectId }: { readonly projectId: string }): ReactNode {
  const things = useThings(projectId);
  const mayEdit = useMayEdit(projectId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: (draft: PromiseDraft) =>
      dataOf(
        api.POST("/api/projects/{projectId}/promises", {
          params: { path: { projectId } },
          body: requestOf(draft),
        }),
      ),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: promisesKey(projectId) });
      await navigate({
        to: "/projects/$projectId/promises/$promiseId",
        params: { projectId, promiseId: id },
        search: { tab: "obligations" },
      });
    },
  });
  return (
    <Page title={words.newTitle} words={words.newWords}>
      {mayEdit ? (
        <PromiseForm
          begins={draftOf(null)}
          things={things}
          isBusy={create.isPending}
          error={create.error}
          saveWords={words.createDraft}
          onSave={(draft) => create.mutate(draft)}
          onCancel={() => void navigate({ to: "/projects/$projectId/promises", params: { projectId } })}
        />
      ) : (
        <p>{words.readOnly}</p>
      )}
    </Page>
  );
}
