import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { Page } from "../../design/page.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { NewScenarioDialog } from "./new-scenario-dialog.js";
import { ScenarioList } from "./scenario-list.js";

const words = SCENARIO_WORDS.list;
const FROM = "/in/projects/$projectId/scenarios";

/** The stories of a project. */
export function ScenarioListScreen(): ReactNode {
  const { projectId } = useParams({ from: FROM });
  const { new: isNew } = useSearch({ from: FROM });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios" });
  const mayEdit = useMayEdit(projectId);
  const open = (isOpen: boolean): void =>
    void navigate({ search: (search) => ({ ...search, new: isOpen ? "1" : undefined }), replace: true });
  return (
    <Page
      title={words.title}
      words={words.words}
      actions={
        mayEdit && (
          <Button look="primary" onClick={() => open(true)}>
            {words.create}
          </Button>
        )
      }
    >
      <ScenarioList projectId={projectId} mayEdit={mayEdit} onCreate={() => open(true)} />
      {mayEdit && isNew === "1" && <NewScenarioDialog projectId={projectId} onClose={() => open(false)} />}
    </Page>
  );
}
