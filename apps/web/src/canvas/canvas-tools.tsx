import { useReactFlow } from "@xyflow/react";
import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import styles from "./model-canvas.module.css";

const QUICK_MS = 120;

export interface CanvasToolsProps {
  readonly onFit: () => void;
  /** Whether parts are being moved; null where nothing can be. */
  readonly isMoving: boolean | null;
  readonly onMove: () => void;
}

/** What dragging and the wheel do, as buttons. */
export function CanvasTools({ onFit, isMoving, onMove }: CanvasToolsProps): ReactNode {
  const flow = useReactFlow();
  const quickly = { duration: QUICK_MS };
  return (
    <div className={styles["tools"]}>
      {isMoving !== null && (
        <Button size="small" look="quiet" aria-pressed={isMoving} onClick={onMove} title={words.moveHint}>
          {words.move}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        isIcon
        aria-label={words.zoomOut}
        onClick={() => void flow.zoomOut(quickly)}
      >
        −
      </Button>
      <Button
        size="small"
        look="quiet"
        isIcon
        aria-label={words.zoomIn}
        onClick={() => void flow.zoomIn(quickly)}
      >
        +
      </Button>
      <Button size="small" look="quiet" onClick={onFit} title="0">
        {words.fit}
      </Button>
    </div>
  );
}
