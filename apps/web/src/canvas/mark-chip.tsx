import type { ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import styles from "./mark-chip.module.css";
import type { CanvasMark } from "./model-canvas.js";

/** What is said of a fact, at the corner of its box. */
export function MarkChip({ mark: { tone, text, isActive } }: { readonly mark: CanvasMark }): ReactNode {
  return (
    text !== "" && (
      <span className={classNames(styles["chip"], styles[tone], isActive && styles["active"])} title={text}>
        {text}
      </span>
    )
  );
}
