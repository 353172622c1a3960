import type { FactKind } from "@plumbline/model-core";
import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { SelectField } from "../../design/field.js";
import { PART_WORDS as words } from "../../words/parts.js";
import styles from "./edit-fields.module.css";
import { PartOptions } from "./part-options.js";
import { nameIn, type Whole } from "./whole.js";

export interface ConsumerFieldsProps {
  readonly label: string;
  readonly error: string | null;
  readonly chosen: readonly string[];
  readonly whole: Whole;
  readonly of: FactKind;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Several facts, chosen one after the other. */
export function ConsumerFields(props: ConsumerFieldsProps): ReactNode {
  const { label, error, chosen, whole, of, onChange } = props;
  return (
    <div className={styles["wide"]}>
      <SelectField
        label={label}
        error={error}
        value=""
        onChange={({ target }) => target.value !== "" && onChange([...new Set([...chosen, target.value])])}
      >
        <option value="">{words.addConsumer}</option>
        <PartOptions whole={whole} of={of} />
      </SelectField>
      <div className={styles["chosen"]}>
        {chosen.map((id) => (
          <Button
            key={id}
            size="small"
            aria-label={words.removeConsumer(nameIn(whole, id))}
            onClick={() => onChange(chosen.filter((one) => one !== id))}
          >
            {nameIn(whole, id)} ×
          </Button>
        ))}
      </div>
    </div>
  );
}
