import type { ReactNode } from "react";
import { classNames } from "../../design/class-names.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./evidence-bar.module.css";
import { evidenceParts } from "./evidence-parts.js";
import type { EvidenceCounts } from "./promise-records.js";

/** How far something is shown: a length for each result, and the same in words. */
export function EvidenceBar({ counts }: { readonly counts: EvidenceCounts }): ReactNode {
  const parts = evidenceParts(counts);
  return (
    <div className={styles["evidence"]}>
      <div className={styles["bar"]} aria-hidden="true">
        {parts.map(({ name, count }) => (
          <span key={name} className={classNames(styles["part"], styles[name])} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles["words"]}>
        {parts.length === 0 && <li>{words.noEvidence}</li>}
        {parts.map(({ name, count }) => (
          <li key={name} className={classNames(styles["word"], styles[`${name}Word`])}>
            {count} {words.counted[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
