import { isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { toasts } from "../../design/toasts.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { SaveConflict } from "./save-conflict.js";
import styles from "./scenario-bench.module.css";
import type { ScenarioPlace } from "./scenario-place.js";
import { replaceScenario, type SavedScenario, scenarioQuery } from "./scenario-queries.js";
import type { DraftEditor } from "./use-draft.js";

const words = SCENARIO_WORDS.screen;

interface SaveScenarioProps {
  readonly place: ScenarioPlace;
  readonly editor: DraftEditor;
}

/** Saves what was changed, over the version that it began from; another one is shown first. */
export function SaveScenario({ place, editor }: SaveScenarioProps): ReactNode {
  const { draft, isChanged, newer, reset } = editor;
  const queries = useQueryClient();
  const { queryKey } = scenarioQuery(place.projectId, place.scenarioId);
  const taken = (saved: SavedScenario): void => {
    reset(saved);
    queries.setQueryData(queryKey, saved);
  };
  const save = useMutation({
    mutationFn: (version: number) => replaceScenario(place, draft.text, version),
    onSuccess: (saved) => {
      taken(saved);
      toasts.say(words.saved);
      void queries.invalidateQueries({ queryKey: ["projects", place.projectId, "scenarios", "list"] });
    },
  });
  const isConflict = isProblem(save.error, "conflict");
  return (
    <>
      {isChanged && <Button onClick={() => reset(draft.base)}>{words.discard}</Button>}
      <Button
        disabled={!isChanged}
        isBusy={save.isPending}
        onClick={() => save.mutate(draft.base.version)}
        look={isChanged ? "primary" : "normal"}
      >
        {words.save}
      </Button>
      {newer !== null && !isConflict && (
        <p className={styles["notice"]} role="status">
          {words.changedElsewhere}
          <Button size="small" onClick={() => taken(newer)}>
            {DESIGN_WORDS.conflict.theirs}
          </Button>
        </p>
      )}
      {!isConflict && <ProblemView error={save.error} />}
      {isConflict && (
        <SaveConflict
          place={place}
          text={draft.text}
          isBusy={save.isPending}
          onTheirs={(saved) => {
            save.reset();
            taken(saved);
          }}
          onMine={(version) => save.mutate(version)}
          onClose={save.reset}
        />
      )}
      <LeaveUnsaved isChanged={isChanged} />
    </>
  );
}

/** Asks before what was changed is left behind. */
function LeaveUnsaved({ isChanged }: { readonly isChanged: boolean }): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isChanged && current.pathname !== next.pathname,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  return (
    blocker.status === "blocked" && (
      <Dialog title={words.leaveTitle} words={words.leaveWords} isOpen onClose={blocker.reset}>
        <Actions>
          <Button onClick={blocker.reset}>{words.stay}</Button>
          <Button look="danger" onClick={blocker.proceed}>
            {words.leave}
          </Button>
        </Actions>
      </Dialog>
    )
  );
}
