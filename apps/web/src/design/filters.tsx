import type { ReactNode } from "react";
import styles from "./filters.module.css";

/** The fields above a list that say what of it is shown. */
export function Filters({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <search className={styles["filters"]} aria-label={label}>
      {children}
    </search>
  );
}
