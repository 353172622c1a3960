import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names with what they stand for, in two columns. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles["facts"]}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles["fact"]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
