import { type ReactNode, useMemo } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { asModel } from "../../canvas/canvas-model.js";
import { Loading } from "../../design/loading.js";
import { useDocumentTitle } from "../../design/page.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { BreakPanel } from "./breaking/break-panel.js";
import { breakableParts } from "./breaking/breakable-parts.js";
import { withFaults } from "./breaking/broken.js";
import { compareRuns } from "./breaking/compare-runs.js";
import { KeepBroken } from "./breaking/keep-broken.js";
import { useBroken } from "./breaking/use-broken.js";
import { EditPanel } from "./editing/edit-panel.js";
import { IssueList } from "./issue-list.js";
import { PlayedStage } from "./played-stage.js";
import type { ReadModel } from "./playing/held-model.js";
import { RunSummary } from "./playing/run-summary.js";
import styles from "./scenario-bench.module.css";
import { ScenarioHead } from "./scenario-head.js";
import type { ScenarioPlace } from "./scenario-place.js";
import type { SavedScenario } from "./scenario-queries.js";
import { useDraft } from "./use-draft.js";
import { useIssues } from "./use-issues.js";
import { usePanel } from "./use-panel.js";
import { usePlayed } from "./use-played.js";

const words = SCENARIO_WORDS.screen;

export interface ScenarioBenchProps {
  readonly place: ScenarioPlace;
  readonly saved: SavedScenario;
  readonly model: ReadModel;
  readonly mayEdit: boolean;
}

/** A scenario with everything that is done to it: its steps or what is broken beside what it plays. */
export function ScenarioBench({ place, saved, model, mayEdit }: ScenarioBenchProps): ReactNode {
  const editor = useDraft(saved);
  const { draft } = editor;
  const [broken, setBroken] = useBroken();
  const { panel, openPanel } = usePanel();
  const issues = useIssues(model, editor);
  const triedText = useMemo(
    () => (broken.length === 0 ? draft.text : JSON.stringify(withFaults(draft.document, broken))),
    [draft, broken],
  );
  const before = usePlayed(model, draft.base.text);
  const tried = usePlayed(model, triedText);
  const savedRun = before.output?.is === "played" ? before.output.run : null;
  const triedRun = tried.output?.is === "played" ? tried.output.run : null;
  const shown = triedRun ?? savedRun;
  const isTried = triedText !== draft.base.text;
  const comparison = useMemo(
    () => (savedRun === null || triedRun === null || !isTried ? null : compareRuns(savedRun, triedRun)),
    [savedRun, triedRun, isTried],
  );
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
      {shown !== null && <RunSummary {...place} run={shown} saved={savedRun} />}
      <IssueList issues={tried.output?.is === "unplayable" ? tried.output.issues : issues} />
      <ProblemView error={tried.error ?? before.error} onRetry={tried.retry} />
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
        {shown === null ? (
          <Loading />
        ) : (
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
