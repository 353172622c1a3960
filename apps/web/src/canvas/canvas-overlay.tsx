import type { ReactNode } from "react";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import { CanvasTools } from "./canvas-tools.js";
import styles from "./model-canvas.module.css";
import { MovingPad } from "./moving-pad.js";
import type { Part } from "./part.js";
import type { CanvasShown } from "./use-canvas-nodes.js";
import type { MovingMode } from "./use-moving-mode.js";

export interface CanvasOverlayProps {
  readonly shown: CanvasShown;
  readonly mode: MovingMode;
  readonly mayMove: boolean;
  readonly selected: Part | undefined;
  readonly onFit: () => void;
  /** What had the focus is gone: the picture takes it. */
  readonly onFocus: () => void;
}

/** What lies over the picture. */
export function CanvasOverlay(props: CanvasOverlayProps): ReactNode {
  const { shown, mode, mayMove, selected, onFit, onFocus } = props;
  const ended = (end: () => void) => () => {
    end();
    onFocus();
  };
  const fromPad = { ...mode, keep: ended(mode.keep), putBack: ended(mode.putBack) };
  return (
    <>
      {shown.scene.boxes.length === 0 && <p className={styles["empty"]}>{words.empty}</p>}
      {shown.left > 0 && <p className={styles["left"]}>{words.moreLines(shown.left)}</p>}
      {mode.isOn && <MovingPad mode={fromPad} name={selected?.name ?? null} />}
      <CanvasTools
        onFit={onFit}
        isMoving={mayMove ? mode.isOn : null}
        onMove={mode.isOn ? mode.keep : mode.begin}
      />
      <p className="visually-hidden" aria-live="polite">
        {selected === undefined ? "" : words.selected(selected.name, selected.subtitle)}
      </p>
    </>
  );
}
