import { useNavigate, useSearch } from "@tanstack/react-router";
import type { InstanceSearch } from "./instance-search.js";

/** What the address says, and the way to say something else without a step of its own in the browser's history. */
export function useInstanceSearch() {
  const search = useSearch({ from: "/in/instance" });
  const navigate = useNavigate({ from: "/instance" });
  const change = (changed: InstanceSearch): void =>
    void navigate({ search: (before) => ({ ...before, ...changed }), replace: true });
  return { search, change };
}
