import { useReactFlow } from "@xyflow/react";
import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import styles from "./model-canvas.module.css";

const QUICK_MS = 120;

/** What dragging and the wheel do, as buttons. */
export function CanvasTools({ onFit }: { readonly onFit: () => void }): ReactNode {
  const flow = useReactFlow();
  const quickly = { duration: QUICK_MS };
  return (
    <div className={styles["tools"]}>
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
