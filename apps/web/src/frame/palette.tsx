import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { FRAME_WORDS as words } from "../words/frame.js";
import styles from "./palette.module.css";
import { type OpenPaletteProps, takeFocus } from "./palette-field.js";

export interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const OpenPalette = lazy(() =>
  import("./open-palette.js").then(({ OpenPalette }) => ({ default: OpenPalette })),
);

/** Finds any part, screen or action; loaded when it is first opened, and what is typed meanwhile is sought then. */
export function Palette({ isOpen, onClose }: PaletteProps): ReactNode {
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isOpen) {
      setText("");
    }
  }, [isOpen]);
  const shared = { text, onText: setText, onClose };
  return (
    isOpen && (
      <Suspense fallback={<ComingPalette {...shared} />}>
        <OpenPalette {...shared} />
      </Suspense>
    )
  );
}

function ComingPalette({ text, onText, onClose }: OpenPaletteProps): ReactNode {
  return (
    <div className={styles["palette"]}>
      <input
        ref={takeFocus}
        className={styles["input"]}
        aria-label={words.palette}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
    </div>
  );
}
