import type { NodeProps } from "@xyflow/react";
import { memo, type ReactNode } from "react";
import { classNames } from "../design/class-names.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import type { PartNode } from "./canvas-nodes.js";
import { MarkChip } from "./mark-chip.js";
import styles from "./part-frame.module.css";
import { PartIcon } from "./part-icon.js";

/** An opened part: a frame around what is inside it. */
export const PartFrame = memo(function PartFrame({ data }: NodeProps<PartNode>): ReactNode {
  const { part, inside, isSelected, isWaiting, mark } = data;
  const { kind, name, subtitle, factStatus, isStale } = part;
  return (
    <div
      className={classNames(
        styles["frame"],
        styles[factStatus ?? "grouped"],
        isStale && styles["stale"],
        isSelected && styles["selected"],
      )}
    >
      <div data-grip className={styles["head"]} title={`${name}\n${subtitle}`}>
        <PartIcon kind={kind} />
        <span className={styles["name"]}>{name}</span>
        <span className={styles["subtitle"]}>{subtitle}</span>
      </div>
      <span className={styles["count"]}>{words.inside(inside)}</span>
      {isWaiting && <span className={styles["waiting"]}>{words.layingOut}</span>}
      {mark !== null && <MarkChip mark={mark} />}
    </div>
  );
});
