import { type ReactNode, useState } from "react";
import { Button } from "../../../design/button.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { ScenarioPlace } from "../scenario-place.js";
import type { Draft } from "../use-draft.js";
import type { Broken } from "./broken.js";
import { SaveAsObligation } from "./save-as-obligation.js";
import { SaveAsScenario } from "./save-as-scenario.js";

const words = SCENARIO_WORDS.breaking;

export interface KeepBrokenProps {
  readonly place: ScenarioPlace;
  readonly draft: Draft;
  readonly broken: readonly Broken[];
  /** What the broken parts are called. */
  readonly names: readonly string[];
  /** What happens with them broken; null while that cannot be played. */
  readonly run: PlayedRun | null;
  /** Whether the draft is another one than what is saved. */
  readonly isChanged: boolean;
}

/** Keeps what was broken: as a scenario of its own, or as an obligation of a promise. */
export function KeepBroken(props: KeepBrokenProps): ReactNode {
  const [open, setOpen] = useState<"scenario" | "obligation" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Button size="small" disabled={props.run === null} onClick={() => setOpen("scenario")}>
        {words.saveScenario}
      </Button>
      <Button size="small" disabled={props.run === null} onClick={() => setOpen("obligation")}>
        {words.saveObligation}
      </Button>
      {open === "scenario" && <SaveAsScenario {...props} onClose={close} />}
      {open === "obligation" && <SaveAsObligation {...props} onClose={close} />}
    </>
  );
}
