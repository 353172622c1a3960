import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { shownNow } from "../../../canvas/shown-picture.js";
import { toasts } from "../../../design/toasts.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { ModelAddress } from "../use-model-address.js";
import { placesOnScreen } from "./places-of-view.js";
import type { ArrangedScreen } from "./use-arranged.js";
import { type ScreenState, type StoredView, viewOfScreen } from "./view-of-screen.js";
import { viewsQuery } from "./views-query.js";

export interface ScreenOfViews {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly screen: ArrangedScreen;
}

/** The views of a project, and keeping what is on screen as one. */
export function useViews(shown: ScreenOfViews) {
  const { projectId, change } = shown.address;
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(viewsQuery(projectId));
  const again = () => queries.invalidateQueries({ queryKey: viewsQuery(projectId).queryKey });
  const save = useMutation({
    mutationFn: async ({ name, over }: { readonly name: string; readonly over: StoredView | null }) => {
      const body = viewOfScreen(over?.id ?? newId(), name, await screenState(shown));
      const path = { projectId, viewId: over?.id ?? "" };
      return over === null
        ? dataOf(api.POST("/api/projects/{projectId}/views", { params: { path: { projectId } }, body }))
        : dataOf(api.PUT("/api/projects/{projectId}/views/{viewId}", { params: { path }, body }));
    },
    onSuccess: async (view) => {
      await again();
      // What was moved here is in the view now.
      shown.screen.arrange(null);
      toasts.say(words.viewSaved(view.name));
      change({ view: view.id });
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: StoredView) =>
      dataOf(
        api.DELETE("/api/projects/{projectId}/views/{viewId}", {
          params: { path: { projectId, viewId: id } },
        }),
      ),
    onSuccess: (_, { name }) => {
      toasts.say(words.viewDeleted(name));
      change({ view: undefined });
      return again();
    },
  });
  return { views, save, remove };
}

async function screenState({ address, drawn, screen }: ScreenOfViews): Promise<ScreenState> {
  const { openIds, focus, filters, search } = address;
  const { scene, placed } = await shownNow(drawn, { openIds, focus, filters, arranged: screen.arranged });
  const state = { branchId: search.branch, revisionId: search.revision };
  return { openIds, focus, filters, ...state, ...placesOnScreen(drawn.tree, scene, placed) };
}
