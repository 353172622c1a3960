import { type DragEvent, type ReactNode, useId, useState } from "react";
import { byteText } from "./byte-text.js";
import { classNames } from "./class-names.js";
import styles from "./file-drop.module.css";

export interface FileDropProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** File names that are offered, as `.zip,.json`. */
  readonly accept?: string | undefined;
  /** What was chosen last. */
  readonly file?: File | null | undefined;
  readonly onFile: (file: File) => void;
}

/** Takes a file that is dropped on it, or chosen with the browser's own dialog. */
export function FileDrop({ label, hint, accept, file, onFile }: FileDropProps): ReactNode {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const first = files?.[0];
    if (first !== undefined) {
      onFile(first);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard
    <div
      className={classNames(styles["drop"], isOver && styles["over"])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles["label"]}>
        {label}
      </label>
      {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          // The same file can be chosen again after it changed.
          event.target.value = "";
        }}
      />
      <p className={styles["chosen"]} aria-live="polite">
        {file != null && `${file.name} · ${byteText(file.size)}`}
      </p>
    </div>
  );
}
