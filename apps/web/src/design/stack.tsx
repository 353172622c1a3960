import type { ReactNode } from "react";
import styles from "./stack.module.css";

/** Parts under one another, with the distance that they have on a page. */
export function Stack({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles["stack"]}>{children}</div>;
}
