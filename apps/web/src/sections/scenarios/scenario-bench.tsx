import { type ReactNode, useMemo } from "react";
import type { ModelState } from "../../api/model-query.js";
import { ProblemView } from "../../api/problem-view.js";
import { asModel } from "../../canvas/canvas-model.js";
import { EmptyState } from "../../design/empty-state.js";
import { Loading } from "../../design/loading.js";
import { useDocumentTitle } from "../../design/page.js";
import type { ReadModel } from "../../engines/on-held-models.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { BreakPanel } from "./breaking/break-panel.js";
import { breakableParts } from "./breaking/breakable-parts.js";
import { KeepBroken } from "./breaking/keep-broken.js";
import { useBroken } from "./breaking/use-broken.js";
import { EditPanel } from "./editing/edit-panel.js";
import { IssueList } from "./issue-list.js";
import { PlayedStage } from "./played-stage.js";
import { RunSummary } from "./playing/run-summary.js";
import styles from "./scenario-bench.module.css";
import { ScenarioHead } from "./scenario-head.js";
import type { ScenarioPlace } from "./scenario-place.js";
import type { SavedScenario } from "./scenario-queries.js";
import { useDraft } from "./use-draft.js";
import { useIssues } from "./use-issues.js";
import { usePanel } from "./use-panel.js";
import { useRuns } from "./use-runs.js";

const words = SCENARIO_WORDS.screen;

export interface ScenarioBenchProps {
  readonly place: ScenarioPlace;
  readonly saved: SavedScenario;
  readonly model: ReadModel;
  /** Which model that is. */
  readonly state: ModelState;
  readonly mayEdit: boolean;
}

/** A scenario with everything that is done to it: its steps or what is broken beside what it plays. */
export function ScenarioBench({ place, saved, model, state, mayEdit }: ScenarioBenchProps): ReactNode {
  const editor = useDraft(saved);
  const { draft } = editor;
  const [broken, setBroken] = useBroken();
  const { panel, openPanel } = usePanel();
  const issues = useIssues(model, editor);
  const { tried, savedRun, triedRun, comparison, error } = useRuns(model, draft, broken);
  const shown = triedRun ?? savedRun;
  const parts = useMemo(
    () => (savedRun === null ? [] : breakableParts(savedRun, asModel(model.model))),
    [savedRun, model],
  );
  useDocumentTitle(draft.document.name);
  const labels = shown?.labels ?? NO_LABELS;
  const names = broken.map(({ target }) => labels.get(target) ?? target);
  return (
    <div className={styles["bench"]}>
      <ScenarioHead {...{ place, editor, mayEdit, panel, openPanel, brokenCount: broken.length }} />
      {shown !== null && <RunSummary {...place} run={shown} saved={savedRun} state={state} />}
      <IssueList issues={tried.output?.is === "unplayable" ? tried.output.issues : issues} />
      <ProblemView error={error} onRetry={tried.retry} />
      <div className={styles["parts"]}>
        <aside className={styles["panel"]} aria-label={words.panels}>
          {panel === "break" ? (
            <BreakPanel
              {...{ parts, broken, comparison, labels, onBroken: setBroken }}
              keeping={
                mayEdit && (
                  <KeepBroken
                    {...{ place, draft, broken, names, run: triedRun, isChanged: editor.isChanged }}
                  />
                )
              }
            />
          ) : (
            <EditPanel {...{ panel, editor, issues, model, mayEdit, run: shown }} />
          )}
        </aside>
        {shown === null && tried.output === null && error === null && <Loading />}
        {shown === null && (tried.output !== null || error !== null) && (
          <div>
            <EmptyState title={words.unplayable} words={words.nothingPlayed} />
          </div>
        )}
        {shown !== null && (
          <PlayedStage
            run={shown}
            saved={savedRun ?? shown}
            text={tried.text}
            model={model}
            comparison={comparison}
          />
        )}
      </div>
    </div>
  );
}

const NO_LABELS: ReadonlyMap<string, string> = new Map();
