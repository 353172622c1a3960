import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { Arrangement } from "../../../canvas/arrangement.js";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import type { ModelAddress } from "../use-model-address.js";
import { keepMoves, movesIn, onMoves } from "./kept-moves.js";
import { arrangementOfView } from "./places-of-view.js";
import { viewsQuery } from "./views-query.js";

export interface ArrangedScreen {
  /** Where parts were put: here, else in the view that is shown. */
  readonly arranged: Arrangement | null;
  /** Whether anything was moved here and is saved in no view. */
  readonly isMoved: boolean;
  /** The view that is shown is on its way. */
  readonly isWaiting: boolean;
  readonly arrange: (arranged: Arrangement | null) => void;
}

/** Where boxes were put on what the address shows. A focus has a layout of its own, and so places of its own. */
export function useArranged({ projectId, search, focus }: ModelAddress, drawn: DrawnModel): ArrangedScreen {
  const { branch, revision, version, view: viewId } = search;
  const { data: views, isLoading } = useQuery({ ...viewsQuery(projectId), enabled: viewId !== undefined });
  const view = views?.find(({ id }) => id === viewId);
  const isSameFocus = view?.focus?.id === focus?.id && view?.focus?.steps === focus?.steps;
  const stored = useMemo(
    () => (view === undefined || !isSameFocus ? null : arrangementOfView(drawn.tree, view)),
    [view, isSameFocus, drawn],
  );
  const key = JSON.stringify([projectId, branch, revision, version, viewId, focus]);
  const moved = useSyncExternalStore(onMoves, () => movesIn(key));
  const arrange = useCallback(
    (arranged: Arrangement | null) => keepMoves(key, arranged === stored ? null : arranged),
    [key, stored],
  );
  return {
    arranged: moved ?? stored,
    isMoved: moved !== null,
    isWaiting: viewId !== undefined && isLoading,
    arrange,
  };
}
