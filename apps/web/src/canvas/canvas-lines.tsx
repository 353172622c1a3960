import { ViewportPortal } from "@xyflow/react";
import type { ReactNode } from "react";
import type { DrawnLine } from "./canvas-nodes.js";
import styles from "./model-canvas.module.css";
import { PartLine } from "./part-line.js";
import { WordsOfLine } from "./words-of-line.js";

export interface CanvasLinesProps {
  readonly lines: readonly DrawnLine[];
  readonly onSelect: ((id: string | null) => void) | undefined;
}

/** All lines in one layer between frames and boxes. */
export function CanvasLines({ lines, onSelect }: CanvasLinesProps): ReactNode {
  return (
    <ViewportPortal>
      <svg className={styles["lines"]} aria-hidden="true">
        {lines.map((drawn) => (
          <PartLine key={drawn.line.id} drawn={drawn} onSelect={onSelect} />
        ))}
        {lines.map((drawn) => (
          <WordsOfLine key={drawn.line.id} drawn={drawn} />
        ))}
      </svg>
    </ViewportPortal>
  );
}
