import { ProblemError } from "@plumbline/api-client";

/** Why the model refuses items, by their IDs; null where it is not that which went wrong. */
export function refusedItems(error: unknown): ReadonlyMap<string, string> | null {
  if (!(error instanceof ProblemError) || error.type !== "import_items_refused") {
    return null;
  }
  const items: unknown = Object.entries(error.problem).find(([key]) => key === "items")?.[1];
  const named = Array.isArray(items) ? items.filter(isRefused) : [];
  return new Map(named.map(({ id, error: why }) => [id, why]));
}

function isRefused(item: unknown): item is { readonly id: string; readonly error: string } {
  return (
    typeof item === "object" &&
    item !== null &&
    "id" in item &&
    typeof item.id === "string" &&
    "error" in item &&
    typeof item.error === "string"
  );
}
