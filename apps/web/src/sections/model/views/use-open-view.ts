import { useQueryClient } from "@tanstack/react-query";
import { modelQuery } from "../../../api/model-query.js";
import { drawnModel } from "../../../canvas/drawn-model.js";
import { stateOf } from "../state-of-model.js";
import type { ModelAddress } from "../use-model-address.js";
import { openIn } from "./places-of-view.js";
import { type StoredView, searchOfView } from "./view-of-screen.js";

/** Shows what a view keeps. Which groups stand open in it follows from the model that it is of. */
export function useOpenView({ projectId, change }: ModelAddress): (view: StoredView) => Promise<void> {
  const queries = useQueryClient();
  return async (view) => {
    const state = stateOf({ branch: view.branchId, revision: view.revisionId });
    // A branch that is gone is told by the screen that shows it.
    const shown = await queries.ensureQueryData(modelQuery(projectId, state)).catch(() => null);
    change(
      searchOfView(view, shown === null ? new Set(view.openIds) : openIn(drawnModel(shown.model).tree, view)),
    );
  };
}
