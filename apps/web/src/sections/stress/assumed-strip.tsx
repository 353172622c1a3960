import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import styles from "./assumed-strip.module.css";
import { type Assumption, SOURCES } from "./assumptions.js";
import { PartName } from "./part-name.js";
import type { PartNames } from "./use-part-names.js";

export interface AssumedStripProps {
  readonly assumptions: readonly Assumption[];
  readonly names: PartNames;
}

/** Stays in sight above every number of a run: nothing of it was measured, and this is what it follows from. */
export function AssumedStrip({ assumptions, names }: AssumedStripProps): ReactNode {
  return (
    <details className={styles["strip"]}>
      <summary className={styles["head"]}>
        <Badge tone="warn">{words.assumedTitle}</Badge>
        <span className={styles["words"]}>{words.assumedWords}</span>
        <span className={styles["count"]}>{words.assumptionCount(assumptions.length)}</span>
      </summary>
      <div className={styles["all"]}>
        {SOURCES.map((source) => (
          <SaidBy
            key={source}
            title={words.sources[source]}
            assumptions={assumptions.filter((one) => one.source === source)}
            names={names}
          />
        ))}
      </div>
    </details>
  );
}

function SaidBy({ title, assumptions, names }: AssumedStripProps & { readonly title: string }): ReactNode {
  return (
    assumptions.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles["list"]}>
          {assumptions.map(({ target, text }) => (
            <li key={`${target} ${text}`}>
              <span className={styles["target"]}>
                {target === null ? words.whole : <PartName id={target} names={names} />}
              </span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
