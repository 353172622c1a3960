import type { View } from "./view.js";

/**
 * A view without what says nothing: it is written, and hashed, as one that was stored before there was more to say
 * (docs/reference/views.md#the-view).
 */
export function statedView(view: View): View {
  const { openIds, focus, filters, nestedPositions, branchId, revisionId, ...always } = view;
  return {
    ...always,
    ...(openIds === undefined || openIds.length === 0 ? {} : { openIds }),
    ...(focus === undefined ? {} : { focus }),
    ...(filters === undefined || Object.values(filters).every(saysNothing) ? {} : { filters }),
    ...(nestedPositions === undefined || Object.keys(nestedPositions).length === 0
      ? {}
      : { nestedPositions }),
    ...(branchId === undefined ? {} : { branchId }),
    ...(revisionId === undefined ? {} : { revisionId }),
  };
}

function saysNothing(values: readonly string[] | boolean | null): boolean {
  return values === null || (Array.isArray(values) && values.length === 0);
}
