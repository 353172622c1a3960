import type { ReactNode } from "react";
import styles from "./key-hint.module.css";

/** A key as it is printed on a keyboard. */
export function KeyHint({ children }: { readonly children: string }): ReactNode {
  return <kbd className={styles["key"]}>{children}</kbd>;
}
