import { type ReactNode, useId } from "react";
import { HISTORY_WORDS as words } from "../../words/history.js";
import styles from "./conflict-row.module.css";
import type { FactFields, MergeConflict } from "./merge-conflicts.js";
import type { Side } from "./plan-of-choices.js";
import { type Names, valueText } from "./value-text.js";

export interface ConflictRowProps {
  readonly conflict: MergeConflict;
  readonly names: Names;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One conflict: what main says and what the branch says, of which one is chosen. */
export function ConflictRow({ conflict, names, chosen, onChoose }: ConflictRowProps): ReactNode {
  const { key, kind, id, field, message, isChoice } = conflict;
  const name = useId();
  return (
    <fieldset className={styles["conflict"]}>
      <legend className={styles["title"]}>
        {kind} <strong>{names.get(id) ?? id}</strong>
        {field !== null && <code> {field}</code>} <span className={styles["message"]}>{message}</span>
      </legend>
      {isChoice ? (
        <div className={styles["sides"]}>
          {(["main", "branch"] as const).map((side) => (
            <label key={`${key} ${side}`} className={styles["side"]}>
              <span>
                <input type="radio" name={name} checked={chosen === side} onChange={() => onChoose(side)} />{" "}
                {side === "main" ? words.fromMain : words.fromBranch}
              </span>
              <span className={styles["value"]}>{sideText(conflict[side], field, names)}</span>
            </label>
          ))}
        </div>
      ) : (
        <p>{words.mendOnBranch}</p>
      )}
    </fieldset>
  );
}

/** What one side says: the field, or all of the fact that says something. */
function sideText(fact: FactFields | null, field: string | null, names: Names): string {
  if (fact === null) {
    return words.notThere;
  }
  if (field !== null) {
    return valueText(fact[field], names);
  }
  return Object.entries(fact)
    .filter(([name, value]) => name !== "id" && value !== null)
    .map(([name, value]) => `${name}: ${valueText(value, names)}`)
    .join("\n");
}
