import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { classNames } from "../../../design/class-names.js";
import { issuesOf } from "./issues-at.js";
import type { Editing } from "./open-form.js";
import styles from "./steps-panel.module.css";

interface EntrySectionProps {
  readonly title: string;
  readonly empty: string;
  readonly addLabel: string;
  /** The name of the list in the document. */
  readonly list: "faults" | "assertions";
  readonly labels: readonly string[];
  readonly editing: Editing;
  readonly onAdd: () => void;
}

/** The faults or the assertions, each opened by pressing it. */
export function EntrySection(props: EntrySectionProps): ReactNode {
  const { title, empty, addLabel, list, labels, editing, onAdd } = props;
  const { open, onOpen, issues, isReadOnly } = editing;
  return (
    <section aria-label={title}>
      <div className={styles["list"]}>
        <h2 className={styles["listName"]}>{title}</h2>
        {!isReadOnly && (
          <Button size="small" look="quiet" isIcon aria-label={addLabel} title={addLabel} onClick={onAdd}>
            +
          </Button>
        )}
      </div>
      {labels.length === 0 && <p className={styles["quiet"]}>{empty}</p>}
      <ul className={styles["rows"]}>
        {labels.map((label, index) => {
          const path = `${list}[${index}]`;
          const wrong = issuesOf(issues, path).length;
          return (
            <li key={path}>
              <button
                type="button"
                className={classNames(styles["step"], open === path && styles["open"])}
                aria-pressed={open === path}
                title={label}
                onClick={() => onOpen(open === path ? "" : path)}
              >
                <span className={styles["stepName"]}>{label}</span>
                {wrong > 0 && <strong className={styles["bad"]}>✗ {wrong}</strong>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
