import { type ComponentProps, type ReactNode, useState } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import { Button } from "./button.js";
import { classNames } from "./class-names.js";
import { type ControlIds, Field, type FieldWords } from "./field.js";
import fieldStyles from "./field.module.css";
import styles from "./password-field.module.css";

export interface PasswordFieldProps extends FieldWords, ComponentProps<"input"> {
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, hidden until who types it wants to see it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const control = (ids: ControlIds) => (
    <span className={styles["frame"]}>
      <input
        {...input}
        {...ids}
        type={isShown ? "text" : "password"}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={classNames(fieldStyles["control"], styles["control"])}
      />
      <Button
        size="small"
        look="quiet"
        className={styles["toggle"]}
        aria-pressed={isShown}
        aria-label={`${words.showPassword}: ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? words.hidePassword : words.showPassword}
      </Button>
    </span>
  );
  return <Field {...{ label, hint, error, control }} />;
}
