import type { ComponentProps, ReactNode } from "react";
import type { FieldWords } from "./field.js";
import styles from "./new-password-field.module.css";
import { PasswordField } from "./password-field.js";
import { passwordRules } from "./password-rules.js";

export interface NewPasswordFieldProps
  extends Omit<FieldWords, "hint">,
    Omit<ComponentProps<"input">, "autoComplete" | "value"> {
  readonly value: string;
}

/** A password that is chosen now, with what is asked of it ticked off as it is typed. */
export function NewPasswordField(props: NewPasswordFieldProps): ReactNode {
  const hint = (
    <ul className={styles["rules"]}>
      {passwordRules(props.value).map(({ text, isMet }) => (
        <li key={text} className={isMet ? styles["met"] : undefined}>
          <span aria-hidden="true">{isMet ? "✓" : "·"}</span> {text}
        </li>
      ))}
    </ul>
  );
  return <PasswordField {...props} hint={hint} autoComplete="new-password" />;
}
