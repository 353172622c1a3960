import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.js";

/** What a colour says; the words say it too. */
export type Tone = "plain" | "good" | "warn" | "bad" | "info";

export function Badge({
  tone = "plain",
  title,
  children,
}: {
  readonly tone?: Tone | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className={classNames(styles["badge"], tone !== "plain" && styles[tone])} title={title}>
      {children}
    </span>
  );
}
