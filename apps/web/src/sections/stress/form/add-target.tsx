import { type ReactNode, useState } from "react";
import { Button } from "../../../design/button.js";
import { SelectField } from "../../../design/field.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import styles from "./form.module.css";

export interface AddTargetProps {
  readonly targets: readonly { readonly id: string; readonly name: string }[];
  /** What is added, for who does not see where the button stands. */
  readonly label: string;
  readonly onAdd: (id: string) => void;
}

/** Chooses the part that something more is assumed of. */
export function AddTarget({ targets, label, onAdd }: AddTargetProps): ReactNode {
  const [chosen, choose] = useState("");
  const id = targets.some((one) => one.id === chosen) ? chosen : targets[0]?.id;
  return (
    id !== undefined && (
      <div className={styles["add"]}>
        <SelectField label={words.form.target} value={id} onChange={({ target }) => choose(target.value)}>
          {targets.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
        <Button aria-label={`${words.form.add}: ${label}`} onClick={() => onAdd(id)}>
          {words.form.add}
        </Button>
      </div>
    )
  );
}
