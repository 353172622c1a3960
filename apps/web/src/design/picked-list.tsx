import type { ReactNode } from "react";
import { Button } from "./button.js";
import styles from "./picked-list.module.css";

export interface Picked {
  readonly id: string;
  /** What it is called where it is read aloud. */
  readonly name: string;
  readonly shown: ReactNode;
}

export interface PickedListProps {
  readonly items: readonly Picked[];
  /** What the button says that takes one out. */
  readonly removeWords: (name: string) => string;
  /** Left out where nothing may be changed. */
  readonly onRemove?: ((id: string) => void) | undefined;
}

/** What is picked, each with the way to take it out. */
export function PickedList({ items, removeWords, onRemove }: PickedListProps): ReactNode {
  return (
    items.length > 0 && (
      <ul className={styles["list"]}>
        {items.map(({ id, name, shown }) => (
          <li key={id} className={styles["one"]}>
            {shown}
            {onRemove !== undefined && (
              <Button
                size="small"
                look="quiet"
                isIcon
                aria-label={removeWords(name)}
                onClick={() => onRemove(id)}
              >
                ×
              </Button>
            )}
          </li>
        ))}
      </ul>
    )
  );
}
