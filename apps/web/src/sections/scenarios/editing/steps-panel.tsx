import type { ScenarioDocument } from "@plumbline/playback-engine";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { asModel, type ModelLists } from "../../../canvas/canvas-model.js";
import { TextField } from "../../../design/field.js";
import type { PlacedIssue } from "../../../engines/placed-issues.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { AssertionSection } from "./assertion-section.js";
import { valueAt, withValue } from "./edit-document.js";
import { FaultSection } from "./fault-section.js";
import { type Editing, OpenForm } from "./open-form.js";
import { namesOf, partChoices } from "./part-choices.js";
import { StepTree } from "./step-tree.js";
import styles from "./steps-panel.module.css";
import { wayOf } from "./way-of.js";

const words = SCENARIO_WORDS.editing;
const LONGEST_NAME = 200;

export interface StepsPanelProps {
  readonly document: ScenarioDocument;
  /** Null for who may only read. */
  readonly onDocument: ((document: ScenarioDocument) => void) | null;
  readonly issues: readonly PlacedIssue[];
  readonly model: ModelLists;
  readonly outcomes: PlayedRun["outcomes"] | null;
}

/** The steps, faults and assertions of a scenario, and the form of the one that is open. */
export function StepsPanel({ document, onDocument, issues, model, outcomes }: StepsPanelProps): ReactNode {
  const { open = "" } = useSearch({ from: "/in/projects/$projectId/scenarios/$scenarioId" });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const facts = useMemo(() => asModel(model), [model]);
  const choices = useMemo(() => partChoices(facts), [facts]);
  const names = useMemo(() => namesOf(choices), [choices]);
  const onOpen = (path: string): void =>
    void navigate({ search: (before) => ({ ...before, open: path || undefined }), replace: true });
  const isThere = open !== "" && valueAt(document, wayOf(open)) !== undefined;
  const editing: Editing = {
    document,
    issues,
    model: facts,
    choices,
    names,
    open: isThere ? open : "",
    onOpen,
    change: onDocument ?? ignore,
    isReadOnly: onDocument === null,
  };
  return (
    <div className={styles["panel"]}>
      <div className={styles["story"]}>
        <TextField
          label={words.name}
          value={document.name}
          maxLength={LONGEST_NAME}
          readOnly={onDocument === null}
          required
          onChange={({ target }) => editing.change(withValue(document, ["name"], target.value))}
        />
        <StepTree editing={editing} outcomes={outcomes} />
        <FaultSection editing={editing} />
        <AssertionSection editing={editing} />
        {!isThere && <p className={styles["quiet"]}>{words.choose}</p>}
      </div>
      {isThere && <OpenForm key={open} editing={editing} />}
    </div>
  );
}

function ignore(): void {}
