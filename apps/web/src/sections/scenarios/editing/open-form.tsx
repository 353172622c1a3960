import type {
  AssertionDocument,
  FaultDocument,
  ScenarioDocument,
  StepDocument,
} from "@plumbline/playback-engine";
import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import type { PlacedIssue } from "../../../engines/placed-issues.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { AssertionFields } from "./assertion-fields.js";
import { type Carried, changedEntry } from "./changed-entry.js";
import {
  freeId,
  idsOf,
  valueAt,
  type Way,
  withEntry,
  withMoved,
  without,
  withValue,
} from "./edit-document.js";
import { FaultFields } from "./fault-fields.js";
import { issuesOf } from "./issues-at.js";
import type { PartChoices } from "./part-choices.js";
import { StepFields } from "./step-fields.js";
import styles from "./steps-panel.module.css";
import { wayOf } from "./way-of.js";

const words = SCENARIO_WORDS.editing;

/** What every part of the panel needs to show and change a scenario. */
export interface Editing {
  readonly document: ScenarioDocument;
  readonly issues: readonly PlacedIssue[];
  readonly model: Carried;
  readonly choices: PartChoices;
  /** Of every part that can be chosen, by its ID. */
  readonly names: ReadonlyMap<string, string>;
  /** The path of what is open; empty while nothing is. */
  readonly open: string;
  readonly onOpen: (path: string) => void;
  readonly change: (document: ScenarioDocument) => void;
  readonly isReadOnly: boolean;
}

/** Changes a field of what is open. */
export type SetField = (field: string, value: unknown) => void;

/** The fields of the step, fault or assertion that is open, and what can be done with it. */
export function OpenForm({ editing }: { readonly editing: Editing }): ReactNode {
  const { document, change, open, isReadOnly, issues, model } = editing;
  const way = wayOf(open);
  const value = valueAt(document, way);
  const set: SetField = (field, next) =>
    change(withValue(document, way, changedEntry({ ...(value as object) }, field, next, model)));
  const wrong = issuesOf(issues, open).filter(({ path }) => path === open);
  return (
    <section className={styles["form"]} aria-label={words.formOf(open)}>
      {!isReadOnly && <EntryActions editing={editing} way={way} />}
      {wrong.map(({ code, message }) => (
        <p key={`${code} ${message}`} className={styles["bad"]} role="alert">
          ✗ {message}
        </p>
      ))}
      <fieldset disabled={isReadOnly} className={styles["fields"]}>
        {value !== null && <FieldsOf value={value} list={String(way[0])} {...{ editing, set }} />}
      </fieldset>
    </section>
  );
}

interface FieldsOfProps {
  readonly value: unknown;
  readonly list: string;
  readonly editing: Editing;
  readonly set: SetField;
}

/** What stands at a path of the document is of the kind that its list holds. */
function FieldsOf({ value, list, editing, set }: FieldsOfProps): ReactNode {
  switch (list) {
    case "faults":
      return <FaultFields fault={value as FaultDocument} {...{ editing, set }} />;
    case "assertions":
      return <AssertionFields assertion={value as AssertionDocument} {...{ editing, set }} />;
    default:
      return <StepFields step={value as StepDocument} {...{ editing, set }} />;
  }
}

function EntryActions({ editing, way }: { readonly editing: Editing; readonly way: Way }): ReactNode {
  const { document, change, onOpen } = editing;
  const list = way.slice(0, -1);
  const index = Number(way.at(-1));
  const pathAt = (at: number): string => editing.open.replace(/\d+\]$/, `${at}]`);
  const move = (by: number): void => {
    const moved = withMoved(document, way, by);
    if (moved !== document) {
      change(moved);
      onOpen(pathAt(index + by));
    }
  };
  const copy = (): void => {
    change(withEntry(document, list, index + 1, copied(valueAt(document, way), document)));
    onOpen(pathAt(index + 1));
  };
  const remove = (): void => {
    onOpen("");
    change(without(document, way));
  };
  return (
    <div className={styles["actions"]}>
      <Button size="small" onClick={() => move(-1)}>
        {words.up}
      </Button>
      <Button size="small" onClick={() => move(1)}>
        {words.down}
      </Button>
      <Button size="small" onClick={copy}>
        {words.copy}
      </Button>
      <Button size="small" look="danger" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  );
}

/** A copy with an ID of its own; the steps inside it keep theirs, which is told as an issue. */
function copied(value: unknown, document: ScenarioDocument): unknown {
  if (typeof value !== "object" || value === null || !("id" in value) || typeof value.id !== "string") {
    return value;
  }
  return { ...value, id: freeId([...idsOf(document.steps), ...idsOf(document.assertions)], value.id) };
}
