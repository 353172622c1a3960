import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { ModelSearch } from "./model-search.js";
import { filtersOf, focusOf, openIdsOf } from "./shown-part-of-model.js";

const FROM = "/in/projects/$projectId/model";

/** What the address says of the model that is shown, and how to change it. */
export function useModelAddress() {
  const { projectId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: "/projects/$projectId/model" });
  const { open, focus, steps, label, status, kind, technology, tag, stale } = search;
  const change = useCallback(
    (changed: Partial<ModelSearch>) =>
      void navigate({ search: (before) => ({ ...before, ...changed }), replace: true }),
    [navigate],
  );
  return {
    projectId,
    search,
    change,
    openIds: useMemo(() => openIdsOf({ open }), [open]),
    focus: useMemo(() => focusOf({ focus, steps }), [focus, steps]),
    filters: useMemo(
      () => filtersOf({ label, status, kind, technology, tag, stale }),
      [label, status, kind, technology, tag, stale],
    ),
  };
}

export type ModelAddress = ReturnType<typeof useModelAddress>;
