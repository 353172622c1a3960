import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { shownNow } from "../../../canvas/shown-picture.js";
import { toasts } from "../../../design/toasts.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { ModelAddress } from "../use-model-address.js";
import { type ScreenState, type StoredView, viewOfScreen } from "./view-of-screen.js";
import { viewsQuery } from "./views-query.js";

/** The boxes of drawings are somewhat larger than those of the canvas. */
const WIDER = { x: 1.35, y: 1.3 } as const;

/** The views of a project, and keeping what is on screen as one. */
export function useViews(address: ModelAddress, drawn: DrawnModel) {
  const { projectId, change } = address;
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(viewsQuery(projectId));
  const again = () => queries.invalidateQueries({ queryKey: viewsQuery(projectId).queryKey });
  const save = useMutation({
    mutationFn: async ({ name, over }: { readonly name: string; readonly over: StoredView | null }) => {
      const body = viewOfScreen(over?.id ?? newId(), name, await screenState(address, drawn));
      const path = { projectId, viewId: over?.id ?? "" };
      return over === null
        ? dataOf(api.POST("/api/projects/{projectId}/views", { params: { path: { projectId } }, body }))
        : dataOf(api.PUT("/api/projects/{projectId}/views/{viewId}", { params: { path }, body }));
    },
    onSuccess: (view) => {
      toasts.say(words.viewSaved(view.name));
      change({ view: view.id });
      return again();
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

async function screenState(address: ModelAddress, drawn: DrawnModel): Promise<ScreenState> {
  const { openIds, focus, filters, search } = address;
  const { scene, placed } = await shownNow(drawn, { openIds, focus, filters });
  const corners = scene.boxes.flatMap(({ part, isOpen }) => {
    const box = placed.boxes.get(part.id);
    return isOpen || box === undefined
      ? []
      : [[part.id, { x: Math.round(box.x * WIDER.x), y: Math.round(box.y * WIDER.y) }] as const];
  });
  const state = { branchId: search.branch, revisionId: search.revision };
  return { openIds, focus, filters, ...state, positions: Object.fromEntries(corners) };
}
