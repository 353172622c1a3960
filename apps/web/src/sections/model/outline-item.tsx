import type { ReactNode } from "react";
import { PartIcon } from "../../canvas/part-icon.js";
import { classNames } from "../../design/class-names.js";
import styles from "./outline.module.css";
import type { OutlineRow } from "./outline-rows.js";

export interface OutlineItemProps {
  readonly id: string;
  readonly row: OutlineRow;
  readonly top: number;
  readonly isSelected: boolean;
  readonly onReveal: (id: string) => void;
  readonly onToggle: (id: string) => void;
}

const INDENT = 0.9;

export function OutlineItem({ id, row, top, isSelected, onReveal, onToggle }: OutlineItemProps): ReactNode {
  const { part, level, isOpen, inside } = row;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={inside > 0 ? isOpen : undefined}
      className={classNames(styles["row"], isSelected && styles["selected"])}
      style={{ transform: `translateY(${top}px)`, paddingLeft: `${0.4 + (level - 1) * INDENT}rem` }}
      title={`${part.name}\n${part.subtitle}`}
      onClick={() => onReveal(part.id)}
      onDoubleClick={() => inside > 0 && onToggle(part.id)}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the row says whether it is open */}
      <span
        className={classNames(styles["twist"], isOpen && styles["open"])}
        onClick={(event) => {
          if (inside > 0) {
            event.stopPropagation();
            onToggle(part.id);
          }
        }}
      >
        {inside > 0 ? "›" : ""}
      </span>
      <span className={styles["icon"]}>
        <PartIcon kind={part.kind} size={14} />
      </span>
      <span className={styles["name"]}>{part.name}</span>
      {inside > 0 && <span className={styles["inside"]}>{inside}</span>}
    </div>
  );
}
