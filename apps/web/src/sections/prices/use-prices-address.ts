import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { PricesSearch } from "./prices-search.js";

const ROUTE = "/in/workspaces/$workspaceId/prices";

/** Which workspace the address is of and what it says of its prices, and how to say something else. */
export function usePricesAddress() {
  const { workspaceId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: "/workspaces/$workspaceId/prices" });
  const change = (changed: PricesSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { workspaceId, search, change };
}
