import type { ReactNode } from "react";
import { ChangeMark } from "../../design/change-mark.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./change-list.module.css";
import type { ShownChange } from "./shown-changes.js";

/** Each thing that differs: what it was, and what it is. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }): ReactNode {
  if (changes.length === 0) {
    return <p className={styles["quiet"]}>{words.nothingDiffers}</p>;
  }
  return (
    <ul className={styles["changes"]}>
      {changes.map(({ what, change, left, right }) => (
        <li key={what} className={styles["change"]}>
          <p className={styles["what"]}>
            <ChangeMark change={change} /> {words.whatChanged(what)}
          </p>
          {left.length > 0 && <Side name="left" lines={left} />}
          {right.length > 0 && <Side name="right" lines={right} />}
        </li>
      ))}
    </ul>
  );
}

function Side({
  name,
  lines,
}: {
  readonly name: "left" | "right";
  readonly lines: readonly string[];
}): ReactNode {
  const Element = name === "left" ? "del" : "ins";
  return (
    <Element className={styles[name]}>
      <span className="visually-hidden">{words.sides[name]}</span>
      {lines.map((line) => (
        <span key={line} className={styles["text"]}>
          {line}
        </span>
      ))}
    </Element>
  );
}
