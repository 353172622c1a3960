import type { ComponentProps, MouseEvent, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.js";

export interface ButtonLook {
  readonly look?: "normal" | "primary" | "danger" | "quiet" | undefined;
  readonly size?: "normal" | "small" | undefined;
  /** Holds a sign alone: give it an `aria-label`. */
  readonly isIcon?: boolean | undefined;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work goes on: it cannot be pressed again, and says so. */
  readonly isBusy?: boolean | undefined;
}

export function Button({
  look,
  size,
  isIcon,
  isBusy = false,
  className,
  onClick,
  ...rest
}: ButtonProps): ReactNode {
  // A button that is disabled loses the focus: one that is busy keeps it, and does nothing.
  const wait = (event: MouseEvent): void => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      onClick={isBusy ? wait : onClick}
      aria-disabled={isBusy || rest["aria-disabled"]}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ look, size, isIcon }), className)}
    />
  );
}

/** For what is a link but looks like a button. */
export function buttonClass({ look = "normal", size = "normal", isIcon = false }: ButtonLook): string {
  return classNames(
    styles["button"],
    look !== "normal" && styles[look],
    size === "small" && styles["small"],
    isIcon && styles["icon"],
  );
}
