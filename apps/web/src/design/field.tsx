import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.js";
import styles from "./field.module.css";

export interface FieldWords {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with the value; null while nothing is. */
  readonly error?: string | null | undefined;
}

export interface ControlIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** A control with its label, a hint, and what is wrong with its value. */
export function Field({
  label,
  hint,
  error,
  control,
}: FieldWords & { readonly control: (ids: ControlIds) => ReactNode }): ReactNode {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles["field"]}>
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      {control({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <div className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles["error"]} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldWords & ComponentProps<"input">): ReactNode {
  const control = (ids: ControlIds) => (
    <input type="text" {...input} {...ids} className={classNames(styles["control"], className)} />
  );
  return <Field {...{ label, hint, error, control }} />;
}

export function TextArea({
  label,
  hint,
  error,
  className,
  ...area
}: FieldWords & ComponentProps<"textarea">): ReactNode {
  const control = (ids: ControlIds) => (
    <textarea {...area} {...ids} className={classNames(styles["control"], className)} />
  );
  return <Field {...{ label, hint, error, control }} />;
}

/** The browser's own list: it works by keyboard, on a phone and in any theme. Its options are its children. */
export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: FieldWords & ComponentProps<"select">): ReactNode {
  const control = (ids: ControlIds) => (
    <select {...select} {...ids} className={classNames(styles["control"], className)} />
  );
  return <Field {...{ label, hint, error, control }} />;
}

export function CheckField({
  label,
  ...input
}: { readonly label: string } & ComponentProps<"input">): ReactNode {
  return (
    <label className={styles["check"]}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  );
}
