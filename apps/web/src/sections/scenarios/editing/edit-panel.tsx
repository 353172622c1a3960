import { lazy, type ReactNode, Suspense } from "react";
import { Loading } from "../../../design/loading.js";
import type { ReadModel } from "../../../engines/on-held-models.js";
import type { PlacedIssue } from "../../../engines/placed-issues.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { Panel } from "../scenario-search.js";
import type { DraftEditor } from "../use-draft.js";
import { StepsPanel } from "./steps-panel.js";

const JsonPanel = lazy(() => import("./json-panel.js").then(({ JsonPanel }) => ({ default: JsonPanel })));

export interface EditPanelProps {
  readonly panel: Panel;
  readonly editor: DraftEditor;
  readonly issues: readonly PlacedIssue[];
  readonly model: ReadModel;
  readonly mayEdit: boolean;
  readonly run: PlayedRun | null;
}

/** The scenario to be written: as steps with forms, or as the JSON that is saved. */
export function EditPanel({ panel, editor, issues, model, mayEdit, run }: EditPanelProps): ReactNode {
  const { draft, setDocument, setText } = editor;
  if (panel === "json") {
    return (
      <Suspense fallback={<Loading />}>
        <JsonPanel text={draft.text} issues={issues} isReadOnly={!mayEdit} onText={setText} />
      </Suspense>
    );
  }
  return draft.isReadable ? (
    <StepsPanel
      document={draft.document}
      onDocument={mayEdit ? setDocument : null}
      issues={issues}
      model={model.model}
      outcomes={run?.outcomes ?? null}
    />
  ) : (
    <p>{SCENARIO_WORDS.screen.jsonBroken}</p>
  );
}
