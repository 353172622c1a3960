import type { ReactNode } from "react";
import { DECISION_MOVES as words } from "../../words/decisions.js";
import type { DecisionDifference } from "./decision-differences.js";
import styles from "./difference-list.module.css";
import type { DiffLine } from "./line-differences.js";

const SIGNS = { same: " ", removed: "−", added: "+" } as const;

/** What is different, part by part, with a sign and a colour for each line. */
export function DifferenceList({
  differences,
}: {
  readonly differences: readonly DecisionDifference[];
}): ReactNode {
  return (
    <div className={styles["list"]}>
      {differences.map(({ part, lines }) => (
        <section key={part} aria-label={part}>
          <h3>{part}</h3>
          <pre className={styles["lines"]}>
            {lines.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </pre>
        </section>
      ))}
    </div>
  );
}

function Line({ line: { sign, text } }: { readonly line: DiffLine }): ReactNode {
  return (
    <span className={styles[sign]}>
      <span aria-hidden="true">{SIGNS[sign]} </span>
      {sign !== "same" && <span className="visually-hidden">{words[sign]}: </span>}
      {text}
      {"\n"}
    </span>
  );
}
