import type { ReactNode } from "react";
import styles from "./row.module.css";

export interface RowProps {
  readonly title: ReactNode;
  /** The whole title, where it is cut. */
  readonly hover?: string | undefined;
  /** Under the title, quieter. */
  readonly words?: ReactNode;
  /** At the end: labels and what can be done. */
  readonly children?: ReactNode;
}

/** One thing of a list: what it is, what there is to know, what can be done. */
export function Row({ title, hover, words, children }: RowProps): ReactNode {
  return (
    <div className={styles["row"]}>
      <div className={styles["main"]}>
        <span className={styles["title"]} title={hover}>
          {title}
        </span>
        {words !== undefined && <div className={styles["words"]}>{words}</div>}
      </div>
      {children !== undefined && <div className={styles["side"]}>{children}</div>}
    </div>
  );
}

/** A list that is whole: rows under one another. */
export function Rows({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ul className={styles["list"]} aria-label={label}>
      {children}
    </ul>
  );
}
