import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./thing-search.module.css";
import { nameOfThing, type Things } from "./things.js";

export interface ThingChipsProps {
  readonly ids: readonly string[];
  readonly things: Things;
  readonly onRemove: (id: string) => void;
}

/** What is chosen, each with the way to take it out. */
export function ThingChips({ ids, things, onRemove }: ThingChipsProps): ReactNode {
  return (
    ids.length > 0 && (
      <ul className={styles["chips"]}>
        {ids.map((id) => (
          <li key={id} className={styles["chip"]}>
            <span title={nameOfThing(things, id)}>{nameOfThing(things, id)}</span>
            <Button
              size="small"
              look="quiet"
              isIcon
              aria-label={words.takeOut(nameOfThing(things, id))}
              onClick={() => onRemove(id)}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    )
  );
}
