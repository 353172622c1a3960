import type { NodeProps } from "@xyflow/react";
import { memo, type ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import type { PartNode } from "./canvas-nodes.js";
import { MarkChip } from "./mark-chip.js";
import styles from "./part-box.module.css";
import { PartIcon } from "./part-icon.js";

/** A closed part: what it is, how it is known by its line, and how much is inside. */
export const PartBox = memo(function PartBox({ data }: NodeProps<PartNode>): ReactNode {
  const { part, inside, isSelected, mark } = data;
  const { kind, name, subtitle, factStatus, isStale, status } = part;
  return (
    <div
      className={classNames(
        styles["box"],
        styles[kind],
        styles[factStatus ?? "grouped"],
        isStale && styles["stale"],
        inside > 0 && styles["holds"],
        isSelected && styles["selected"],
        status !== null && status !== "current" && styles[status],
        mark !== null && styles[`mark-${mark.tone}`],
        mark?.isActive && styles["active"],
      )}
      title={`${name}\n${subtitle}`}
      data-grip
    >
      <span className={styles["icon"]}>
        <PartIcon kind={kind} />
      </span>
      <span className={styles["text"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["subtitle"]}>
          {status === null || status === "current" ? subtitle : `${words.status[status]} · ${subtitle}`}
        </span>
      </span>
      {inside > 0 && (
        <span className={styles["inside"]} title={words.inside(inside)}>
          {inside}
        </span>
      )}
      {mark !== null && <MarkChip mark={mark} />}
    </div>
  );
});
