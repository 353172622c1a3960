import type { StepDocument } from "@plumbline/playback-engine";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";

const words = SCENARIO_WORDS.editing;

/** What a step is about, by the names of its parts. */
export function stepLabel(step: StepDocument, names: ReadonlyMap<string, string>): string {
  const nameOf = (id: string | null | undefined): string =>
    id === null || id === undefined ? words.notChosen : (names.get(id) ?? words.unknownPart(id));
  switch (step.type) {
    case "call":
      return nameOf(step.operation);
    case "publish":
      return `${nameOf(step.message)} → ${nameOf(step.channel)}`;
    case "write":
      return `${step.dataset ?? ""} → ${nameOf(step.store)}`;
    case "parallel":
      return words.lists.branch;
    case "branch":
      return `${words.whenStep} ${step.whenStep ?? words.notChosen} ${words.is} ${step.is ?? ""}`;
  }
}
