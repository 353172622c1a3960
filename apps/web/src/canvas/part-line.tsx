import { memo, type ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import { arrowPath } from "./arrow-path.js";
import type { DrawnLine } from "./canvas-nodes.js";
import styles from "./part-line.module.css";

export interface PartLineProps {
  readonly drawn: DrawnLine;
  readonly onSelect: ((id: string | null) => void) | undefined;
}

/** What goes between two parts. How it is known is drawn by the kind of its line. */
export const PartLine = memo(function PartLine({ drawn, onSelect }: PartLineProps): ReactNode {
  const { line, shape, isTouching, mark } = drawn;
  const { path, end, side } = shape;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the inspector lists the same lines as buttons
    <g
      onClick={() => onSelect?.(line.factIds[0] ?? null)}
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
    </g>
  );
});
