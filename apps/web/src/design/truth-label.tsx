import type { FactStatus } from "@plumbline/model-core";
import type { ReactNode } from "react";
import { TRUTH_WORDS } from "../words/truth.js";
import { classNames } from "./class-names.js";
import styles from "./truth-label.module.css";

export interface TruthLabelProps {
  readonly status: FactStatus;
  readonly isStale?: boolean | undefined;
}

/** How a fact is known: by a line, a colour and a word. */
export function TruthLabel({ status, isStale = false }: TruthLabelProps): ReactNode {
  const { name, meaning } = TRUTH_WORDS[status];
  return (
    <span className={classNames(styles["truth"], styles[status], isStale && styles["stale"])} title={meaning}>
      <span className={styles["line"]} aria-hidden="true" />
      {isStale ? `${name}, ${TRUTH_WORDS.stale.name}` : name}
    </span>
  );
}
