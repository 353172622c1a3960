import { useNavigate, useSearch } from "@tanstack/react-router";
import { type Panel, panelOf } from "./scenario-search.js";

const FROM = "/in/projects/$projectId/scenarios/$scenarioId";

/** What stands beside the picture; the address says it. */
export function usePanel() {
  const panel = useSearch({ from: FROM, select: panelOf });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const openPanel = (panel: Panel): void =>
    void navigate({
      search: (before) => ({
        ...before,
        break: panel === "break" ? 1 : undefined,
        panel: panel === "json" ? panel : undefined,
      }),
      replace: true,
    });
  return { panel, openPanel };
}
