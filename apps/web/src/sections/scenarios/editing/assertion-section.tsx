import type { AssertionDocument } from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { freeId, idsOf, withEntry } from "./edit-document.js";
import { EntrySection } from "./entry-section.js";
import { newAssertion } from "./new-assertion.js";
import type { Editing } from "./open-form.js";

const words = SCENARIO_WORDS.editing;

/** What has to hold after the scenario was played. */
export function AssertionSection({ editing }: { readonly editing: Editing }): ReactNode {
  const { document, change, onOpen, names } = editing;
  const { assertions } = document;
  const add = (): void => {
    const id = freeId(idsOf(assertions), "assertion");
    const [first = null] = idsOf(document.steps);
    change(withEntry(document, ["assertions"], assertions.length, newAssertion(id, "outcome", first)));
    onOpen(`assertions[${assertions.length}]`);
  };
  return (
    <EntrySection
      title={words.assertions}
      empty={words.noAssertions}
      addLabel={words.addAssertion}
      list="assertions"
      labels={assertions.map((one) => (one === null ? words.emptyEntry : labelOf(one, names)))}
      editing={editing}
      onAdd={add}
    />
  );
}

function labelOf(assertion: AssertionDocument, names: Editing["names"]): string {
  if (assertion.type === "outcome") {
    return `${assertion.step ?? words.notChosen}: ${assertion.expected ?? ""}`;
  }
  const { kind, target, expected } = assertion;
  const of =
    target === null || target === undefined ? "" : ` ${words.eventTarget} ${names.get(target) ?? target}`;
  return `${expected ?? ""} × ${kind ?? ""}${of}`;
}
