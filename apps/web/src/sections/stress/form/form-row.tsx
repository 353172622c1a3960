import type { ComponentProps, ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { TextField } from "../../../design/field.js";
import { STRESS_WORDS as words } from "../../../words/stress.js";
import styles from "./form-row.module.css";

export interface FormRowProps {
  readonly name: string;
  readonly about?: string | undefined;
  /** A run needs it, and it says nothing yet. */
  readonly isMissing?: boolean | undefined;
  readonly isUnreached?: boolean | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What is assumed of one part. */
export function FormRow(props: FormRowProps): ReactNode {
  const { name, about, isMissing = false, isUnreached = false, onRemove, children } = props;
  return (
    <fieldset className={styles["row"]}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles["name"]}>
        <span className={styles["whole"]} title={name}>
          {name}
        </span>
        <span className={styles["about"]}>
          {isMissing && <Badge tone="warn">{words.form.missing}</Badge>}
          {isUnreached && <Badge tone="bad">{words.form.unreached}</Badge>}
          {about}
        </span>
      </div>
      <div className={styles["fields"]}>{children}</div>
      {onRemove !== undefined && (
        <Button size="small" look="quiet" aria-label={words.form.removeOf(name)} onClick={onRemove}>
          {words.form.remove}
        </Button>
      )}
    </fieldset>
  );
}

export interface NumberFieldProps extends Omit<ComponentProps<typeof TextField>, "onChange" | "value"> {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A number as it is typed. */
export function NumberField({ onValue, ...field }: NumberFieldProps): ReactNode {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
