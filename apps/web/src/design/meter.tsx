import type { ReactNode } from "react";
import styles from "./meter.module.css";

export interface MeterProps {
  readonly label: string;
  /** What is said beside it, for everybody. */
  readonly words: string;
  readonly value: number;
  readonly max: number;
}

/** How much of something is used. */
export function Meter({ label, words, value, max }: MeterProps): ReactNode {
  return (
    <div className={styles["meter"]}>
      <span className={styles["label"]}>{label}</span>
      <meter className={styles["bar"]} min={0} max={max} high={max * 0.8} value={value} aria-label={label}>
        {words}
      </meter>
      <span className={styles["words"]}>{words}</span>
    </div>
  );
}
