import { STEP_TYPES, type StepDocument } from "@plumbline/playback-engine";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../design/button.js";
import { classNames } from "../../../design/class-names.js";
import { Menu, MenuItem } from "../../../design/menu.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { newStep, withEntry } from "./edit-document.js";
import { issuesOf } from "./issues-at.js";
import type { Editing } from "./open-form.js";
import { stepLabel } from "./step-label.js";
import styles from "./steps-panel.module.css";
import { type TreeRow, treeRows } from "./tree-rows.js";

const words = SCENARIO_WORDS.editing;
const INDENT_REM = 0.9;
const SIGNS = { Succeeded: "✓", Failed: "✗", Skipped: "–" } as const;

interface StepTreeProps {
  readonly editing: Editing;
  readonly outcomes: PlayedRun["outcomes"] | null;
}

/** Every step under the list that holds it, with what became of it and what is wrong with it. */
export function StepTree({ editing, outcomes }: StepTreeProps): ReactNode {
  const rows = treeRows(editing.document, editing.open);
  return (
    <ul className={styles["rows"]} aria-label={words.steps}>
      {rows.map((row) => (
        <li key={row.path} style={{ paddingInlineStart: `${indentOf(row) * INDENT_REM}rem` }}>
          {row.is === "list" ? (
            <ListRow row={row} editing={editing} />
          ) : (
            <StepRow row={row} editing={editing} outcomes={outcomes} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A list stands a little further in than the step that holds it, its steps further still. */
function indentOf({ is, level }: TreeRow): number {
  return is === "list" ? Math.max(0, level * 2 - 3) : level * 2 - 2;
}

function ListRow({
  row,
  editing,
}: {
  readonly row: TreeRow & { readonly is: "list" };
  readonly editing: Editing;
}): ReactNode {
  const { document, change, onOpen, isReadOnly, names } = editing;
  const name = nameOfList(row, names);
  const add = (type: (typeof STEP_TYPES)[number]): void => {
    change(withEntry(document, row.way, row.length, newStep(document, type)));
    onOpen(`${row.path}[${row.length}]`);
  };
  return (
    <div className={styles["list"]}>
      <span className={styles["listName"]} title={name}>
        {name}
      </span>
      {!isReadOnly && (
        <Menu
          align="end"
          trigger={
            <Button size="small" look="quiet" isIcon aria-label={words.addStepTo(name)} title={words.addStep}>
              +
            </Button>
          }
        >
          {STEP_TYPES.map((type) => (
            <MenuItem key={type} onSelect={() => add(type)}>
              {SCENARIO_WORDS.stepNames[type]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </div>
  );
}

function nameOfList(
  { role, subscription, branch }: TreeRow & { readonly is: "list" },
  names: Editing["names"],
): string {
  if (role === "handler") {
    return words.handlerOf(names.get(subscription ?? "") ?? subscription ?? "");
  }
  return role === "branch" ? words.branchNumber(branch) : words.lists[role];
}

function StepRow({
  row: { path, step },
  editing: { open, onOpen, issues, names },
  outcomes,
}: {
  readonly row: TreeRow & { readonly is: "step" };
  readonly editing: Editing;
  readonly outcomes: PlayedRun["outcomes"] | null;
}): ReactNode {
  const wrong = issuesOf(issues, path);
  const outcome = outcomes?.get(step?.id ?? "");
  const label = step === null ? words.emptyEntry : stepLabel(step, names);
  const isOpen = open === path;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) {
      button.current?.scrollIntoView({ block: "nearest" });
    }
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      className={classNames(styles["step"], isOpen && styles["open"])}
      aria-pressed={isOpen}
      title={[label, ...wrong.map(({ message }) => message)].join("\n")}
      onClick={() => onOpen(isOpen ? "" : path)}
    >
      <TypeSign step={step} />
      <span className={styles["stepName"]}>
        {label} <span className={styles["quiet"]}>{step?.id}</span>
      </span>
      {wrong.length > 0 && <strong className={styles["bad"]}>✗ {wrong.length}</strong>}
      {wrong.length === 0 && outcome !== undefined && (
        <span className={styles[outcome]} title={SCENARIO_WORDS.outcomes[outcome]}>
          <span aria-hidden="true">{SIGNS[outcome]}</span>
          <span className="visually-hidden">{SCENARIO_WORDS.outcomes[outcome]}</span>
        </span>
      )}
    </button>
  );
}

function TypeSign({ step }: { readonly step: StepDocument | null }): ReactNode {
  return <span className={styles["type"]}>{step === null ? "?" : SCENARIO_WORDS.stepNames[step.type]}</span>;
}
