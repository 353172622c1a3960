import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { newId } from "../../api/new-id.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button, buttonClass } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { Menu, MenuItem, MenuLine } from "../../design/menu.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import styles from "./scenario-list.module.css";
import { createScenario, deleteScenario, readScenario, type ScenarioItem } from "./scenario-queries.js";

const words = SCENARIO_WORDS.list;
const LONGEST_NAME = 190;

interface ScenarioRowProps {
  readonly projectId: string;
  readonly item: ScenarioItem;
  readonly mayEdit: boolean;
  /** What is broken at once in "Break it", as the address has it. */
  readonly broken?: string | undefined;
}

export function ScenarioRow({ projectId, item, mayEdit, broken }: ScenarioRowProps): ReactNode {
  const [isRemoving, setRemoving] = useState(false);
  const params = { projectId, scenarioId: item.id };
  const duplicate = useDuplicate(projectId, item);
  return (
    <div className={styles["row"]}>
      <Link
        to="/projects/$projectId/scenarios/$scenarioId"
        params={params}
        className={styles["name"]}
        title={item.name}
      >
        {item.name}
      </Link>
      <Link
        to="/projects/$projectId/scenarios/$scenarioId"
        params={params}
        search={{ break: 1, broken }}
        className={buttonClass({ size: "small" })}
      >
        {words.breakIt}
      </Link>
      {mayEdit && (
        <Menu
          align="end"
          trigger={
            <Button
              size="small"
              look="quiet"
              isIcon
              aria-label={words.actions(item.name)}
              isBusy={duplicate.isPending}
            >
              ⋯
            </Button>
          }
        >
          <MenuItem onSelect={() => duplicate.mutate()}>{words.duplicate}</MenuItem>
          <MenuLine />
          <MenuItem isDanger onSelect={() => setRemoving(true)}>
            {words.remove}
          </MenuItem>
        </Menu>
      )}
      <ProblemView error={duplicate.error} />
      {isRemoving && <RemoveScenario projectId={projectId} item={item} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function useDuplicate(projectId: string, { id, name }: ScenarioItem) {
  const queries = useQueryClient();
  const copy = words.copyOf([...name].slice(0, LONGEST_NAME).join(""));
  return useMutation({
    mutationFn: async () => {
      const { document } = await readScenario(projectId, id);
      return createScenario(projectId, { ...document, id: newId(), name: copy });
    },
    onSuccess: () => {
      toasts.say(words.duplicated(copy));
      return queries.invalidateQueries({ queryKey: ["projects", projectId, "scenarios"] });
    },
  });
}

function RemoveScenario({
  projectId,
  item: { id, name },
  onClose,
}: Omit<ScenarioRowProps, "mayEdit" | "broken"> & { readonly onClose: () => void }): ReactNode {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteScenario(projectId, id),
    onSuccess: async () => {
      onClose();
      toasts.say(words.removed(name));
      await queries.invalidateQueries({ queryKey: ["projects", projectId, "scenarios", "list"] });
    },
  });
  return (
    <Dialog title={words.removeTitle(name)} words={words.removeWords} isOpen onClose={onClose}>
      <ProblemView error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {words.removeNow}
        </Button>
      </Actions>
    </Dialog>
  );
}
