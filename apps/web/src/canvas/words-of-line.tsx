import { memo, type ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import type { DrawnLine } from "./canvas-nodes.js";
import styles from "./words-of-line.module.css";

/** What a line says, above all lines. Words that would cover something are shown with what is selected alone. */
export const WordsOfLine = memo(function WordsOfLine({ drawn }: { readonly drawn: DrawnLine }): ReactNode {
  const { words, shape, isTouching, mark } = drawn;
  const isMarked = mark !== null && mark.text !== "";
  const said = isMarked ? mark.text : (words?.text ?? "");
  const at = words?.at ?? shape.places[0];
  if (said === "" || at === undefined || !(isMarked || isTouching || words?.isFree)) {
    return null;
  }
  return (
    <text
      x={at.x}
      y={at.y}
      dy="0.32em"
      className={classNames(
        styles["words"],
        isTouching && styles["touching"],
        isMarked && styles["marked"],
        mark?.isActive && styles["active"],
      )}
    >
      {said}
    </text>
  );
});
