import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./form.module.css";

export interface FormProps {
  readonly onSubmit: () => void;
  /** What came of the last try: its first field that is wrong is gone to. */
  readonly error?: unknown;
  /** Whether typing can begin at once. */
  readonly isFirst?: boolean | undefined;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

const FIELDS = "input:not([type=hidden]), textarea, select";

/** Fields that are sent together, by Enter (Ctrl Enter in a long text) or by a button of type `submit`. */
export function Form({ onSubmit, error, isFirst = false, label, children }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isFirst) {
      form.current?.querySelector<HTMLElement>(FIELDS)?.focus();
    }
  }, [isFirst]);
  useEffect(() => {
    if (error) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [error]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const onKey = ({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLFormElement>): void => {
    if (key === "Enter" && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement) {
      pressSubmit(currentTarget);
    }
  };
  return (
    <form ref={form} className={styles["form"]} aria-label={label} onSubmit={submit} onKeyDown={onKey}>
      {children}
    </form>
  );
}

/** By its button, so that one that cannot be pressed now, or is busy, sends nothing. */
function pressSubmit(form: HTMLFormElement): void {
  form.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
