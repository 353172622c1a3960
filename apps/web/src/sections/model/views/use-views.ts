import { dataOf } from "@plumbline/api-client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.js";
import { newId } from "../../../api/new-id.js";
import { toldError } from "../../../api/told-error.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { shownNow } from "../../../canvas/shown-picture.js";
import { toasts } from "../../../design/toasts.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import type { ModelAddress } from "../use-model-address.js";
import { placesOnScreen } from "./places-of-view.js";
import { saveView, type ViewConflict } from "./save-view.js";
import type { ArrangedScreen } from "./use-arranged.js";
import { type ScreenState, type SentView, type StoredView, viewOfScreen } from "./view-of-screen.js";
import { viewsQuery } from "./views-query.js";

export interface ScreenOfViews {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly screen: ArrangedScreen;
}

interface Saving {
  readonly name: string;
  /** The view it is written over, as it is known; null for a new one. */
  readonly over: StoredView | null;
  /** Written in place of what is on screen. */
  readonly mine?: SentView;
}

/** The views of a project, and keeping what is on screen as one. */
export function useViews(shown: ScreenOfViews) {
  const { projectId, change } = shown.address;
  const queries = useQueryClient();
  const { data: views = [] } = useQuery(viewsQuery(projectId));
  const [conflict, setConflict] = useState<ViewConflict | null>(null);
  const again = () => queries.invalidateQueries({ queryKey: viewsQuery(projectId).queryKey });
  const save = useMutation({
    mutationFn: async ({ name, over, mine }: Saving) =>
      saveView({
        projectId,
        mine: mine ?? viewOfScreen(over?.id ?? newId(), name, await screenState(shown)),
        known: over,
      }),
    onSuccess: async (result) => {
      await again();
      if ("conflict" in result) {
        setConflict(result.conflict);
        return;
      }
      const { id, name } = result.saved;
      setConflict(null);
      // What was moved here is in the view now.
      shown.screen.arrange(null);
      toasts.say(words.viewSaved(name));
      change({ view: id });
    },
    // A dialog that asks for a name tells it itself.
    onError: (error, { over }) => over !== null && toasts.say(words.viewNotSaved(toldError(error).title)),
  });
  const remove = useRemoveView(shown.address, again);
  return { views, save, remove, conflict, endConflict: () => setConflict(null) };
}

/** Deletes a view; it can be brought back as it was, under another ID. */
function useRemoveView({ projectId, change }: ModelAddress, again: () => Promise<void>) {
  const bringBack = useMutation({
    mutationFn: ({ missingIds: _, ...view }: StoredView) =>
      saveView({ projectId, mine: { ...view, id: newId() }, known: null }),
    onSuccess: async (result) => {
      await again();
      change({ view: "saved" in result ? result.saved.id : undefined });
    },
    onError: (error) => toasts.say(words.viewNotSaved(toldError(error).title)),
  });
  return useMutation({
    mutationFn: ({ id }: StoredView) => {
      const params = { path: { projectId, viewId: id } };
      return dataOf(api.DELETE("/api/projects/{projectId}/views/{viewId}", { params }));
    },
    onSuccess: (_, view) => {
      toasts.say(words.viewDeleted(view.name), () => bringBack.mutate(view));
      change({ view: undefined });
      return again();
    },
    onError: (error) => toasts.say(words.viewNotDeleted(toldError(error).title)),
  });
}

async function screenState({ address, drawn, screen }: ScreenOfViews): Promise<ScreenState> {
  const { openIds, focus, filters, search } = address;
  const { scene, placed } = await shownNow(drawn, { openIds, focus, filters, arranged: screen.arranged });
  const state = { branchId: search.branch, revisionId: search.revision };
  return { openIds, focus, filters, ...state, ...placesOnScreen(drawn.tree, scene, placed) };
}
