import type { ReactNode } from "react";
import styles from "./quiet-text.module.css";

/** A sentence beside what counts. */
export function QuietText({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className={styles["quiet"]}>{children}</p>;
}
