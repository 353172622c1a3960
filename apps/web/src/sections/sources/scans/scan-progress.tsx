import type { ReactNode } from "react";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import type { Scan } from "../source-records.js";
import styles from "./scans.module.css";

/** How far a scan is, as soon as that is known. */
export function ScanProgress({ scan: { counts } }: { readonly scan: Scan }): ReactNode {
  const { filesRead, filesSelected } = counts;
  return filesSelected === 0 ? (
    <div className={styles["bar"]} aria-hidden="true" />
  ) : (
    <>
      <progress
        className={styles["progress"]}
        aria-label={words.progress}
        max={filesSelected}
        value={filesRead}
      />
      <span className={styles["quiet"]}>{words.progressOf(filesRead, filesSelected)}</span>
    </>
  );
}
