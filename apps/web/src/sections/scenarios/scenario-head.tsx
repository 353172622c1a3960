import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { SCENARIO_WORDS } from "../../words/scenarios.js";
import { PlayedOnSelect } from "./played-on-select.js";
import { SaveScenario } from "./save-scenario.js";
import styles from "./scenario-bench.module.css";
import type { ScenarioPlace } from "./scenario-place.js";
import type { Panel } from "./scenario-search.js";
import type { DraftEditor } from "./use-draft.js";

const words = SCENARIO_WORDS.screen;

interface ScenarioHeadProps {
  readonly place: ScenarioPlace;
  readonly editor: DraftEditor;
  readonly mayEdit: boolean;
  readonly panel: Panel;
  readonly openPanel: (panel: Panel) => void;
  readonly brokenCount: number;
}

/** What the scenario is called, what stands beside the picture, and what can be done with all of it. */
export function ScenarioHead(props: ScenarioHeadProps): ReactNode {
  const { place, editor, mayEdit, panel, openPanel, brokenCount } = props;
  const { name } = editor.draft.document;
  return (
    <header className={styles["head"]}>
      <h1 className={styles["title"]} title={name}>
        {name}
      </h1>
      {brokenCount > 0 && <Badge tone="bad">{SCENARIO_WORDS.breaking.brokenCount(brokenCount)}</Badge>}
      {editor.isChanged && <Badge tone="warn">{words.unsaved}</Badge>}
      {!mayEdit && <Badge title={words.readOnly}>{words.readOnly}</Badge>}
      <PlayedOnSelect projectId={place.projectId} />
      <nav className={styles["switch"]} aria-label={words.panels}>
        <Button aria-pressed={panel === "steps"} onClick={() => openPanel("steps")}>
          {words.steps}
        </Button>
        <Button aria-pressed={panel === "json"} onClick={() => openPanel("json")}>
          {words.json}
        </Button>
        <Button
          look={panel === "break" ? "normal" : "primary"}
          aria-pressed={panel === "break"}
          title={words.breakItHint}
          onClick={() => openPanel(panel === "break" ? "steps" : "break")}
        >
          {words.breakIt}
        </Button>
      </nav>
      <ExplainScenario place={place} name={name} />
      {mayEdit && <SaveScenario place={place} editor={editor} />}
    </header>
  );
}

interface ExplainScenarioProps {
  readonly place: ScenarioPlace;
  readonly name: string;
}

/** The scenario as it is saved, on the model that it is played on: of the past an AI is told nothing. */
function ExplainScenario({ place: { projectId, scenarioId }, name }: ExplainScenarioProps): ReactNode {
  const search = useSearch({ from: "/in/projects/$projectId/scenarios/$scenarioId" });
  const target = { kind: "scenario" as const, id: scenarioId, ruleId: null };
  return (
    search.revision === undefined && (
      <ExplainButton {...{ projectId, target, name }} branchId={search.branch} />
    )
  );
}
