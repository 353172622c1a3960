import type { EdgeProps } from "@xyflow/react";
import { memo, type ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import { arrowPath } from "./arrow-path.js";
import type { LineEdge } from "./canvas-nodes.js";
import { lineWords } from "./line-words.js";
import styles from "./part-line.module.css";

/** What goes between two parts. How it is known is drawn by the kind of its line. */
export const PartLine = memo(function PartLine({ data }: EdgeProps<LineEdge>): ReactNode {
  if (data === undefined) {
    return null;
  }
  const { line, shape, isTouching, mark } = data;
  const { path, middle, end, side } = shape;
  const said = mark !== null && mark.text !== "" ? mark.text : lineWords(line);
  return (
    <g
      className={classNames(
        styles["line"],
        styles[line.kind],
        styles[line.factStatus],
        line.isStale && styles["stale"],
        isTouching && styles["touching"],
        mark !== null && styles[`mark-${mark.tone}`],
        mark?.isActive && styles["active"],
      )}
    >
      <path d={path} className={styles["hit"]}>
        <title>{line.labels.join("\n")}</title>
      </path>
      <path d={path} className={styles["stroke"]} />
      {line.factStatus === "observed-in-source" && <path d={path} className={styles["between"]} />}
      {line.isStale && <path d={path} className={styles["hatch"]} />}
      <path d={arrowPath(end, side)} className={styles["head"]} />
      {said !== "" && (
        <text x={middle.x} y={middle.y} className={styles["words"]} dy="0.32em">
          {said}
        </text>
      )}
    </g>
  );
});
