import { type ReactNode, type RefObject, useRef } from "react";
import { type PanelImperativeHandle, Separator } from "react-resizable-panels";
import { MODEL_WORDS as words } from "../../words/model.js";
import styles from "./model-panels.module.css";
import { nextWidth } from "./next-width.js";

/** How far a pointer may go between down and up and still have pressed. */
const STILL = 3;

interface PanelHandleProps {
  readonly panel: RefObject<PanelImperativeHandle | null>;
  /** What it may be wide, in parts of a hundred, the widest last. */
  readonly widths: readonly number[];
}

/** The edge between two panels: dragged, moved by the arrow keys, or pressed, which makes the panel wider step by step. */
export function PanelHandle({ panel, widths }: PanelHandleProps): ReactNode {
  const downAt = useRef(Number.NaN);
  const press = (): void => {
    const now = panel.current?.getSize().asPercentage ?? 0;
    panel.current?.resize(`${nextWidth(now, widths)}%`);
  };
  return (
    <Separator
      className={styles["handle"]}
      title={words.panelWidth}
      disableDoubleClick
      onPointerDown={({ clientX }) => {
        downAt.current = clientX;
      }}
      onClick={({ clientX }) => Math.abs(clientX - downAt.current) <= STILL && press()}
    />
  );
}
