import type { ReactNode } from "react";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { withEntry } from "./edit-document.js";
import { EntrySection } from "./entry-section.js";
import type { Editing } from "./open-form.js";

const words = SCENARIO_WORDS.editing;

/** What fails by itself in the scenario. */
export function FaultSection({ editing }: { readonly editing: Editing }): ReactNode {
  const { document, change, onOpen, names } = editing;
  const { faults } = document;
  const labels = faults.map((fault) => {
    const target = fault?.target ?? "";
    const times = fault?.failFirst ?? null;
    const name = target === "" ? words.notChosen : (names.get(target) ?? words.unknownPart(target));
    return [`${fault?.kind ?? ""}: ${name}`, times !== null && `× ${times}`].filter(Boolean).join(" ");
  });
  const add = (): void => {
    const fault = { target: null, kind: "Error", failFirst: null };
    change(withEntry(document, ["faults"], faults.length, fault));
    onOpen(`faults[${faults.length}]`);
  };
  return (
    <EntrySection
      title={words.faults}
      empty={words.noFaults}
      addLabel={words.addFault}
      list="faults"
      labels={labels}
      editing={editing}
      onAdd={add}
    />
  );
}
