import type { ReactNode } from "react";
import { type Choice, rejectedNeeds } from "../../../api/item-choices.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import type { ImportItem } from "../source-records.js";
import styles from "./imports.module.css";
import type { ItemChoices } from "./use-item-choices.js";

export interface ItemButtonsProps {
  readonly item: ImportItem;
  readonly name: string;
  readonly choosing: ItemChoices | null;
}

const CHOICES = ["accept", "reject", "never"] as const satisfies readonly Choice[];

/** What is to become of an item; pressed again, it is undecided. */
export function ItemButtons({ item, name, choosing }: ItemButtonsProps): ReactNode {
  if (item.state !== "open" || choosing === null) {
    return (
      <div className={styles["buttons"]}>
        <Badge tone={item.state === "accepted" ? "good" : "plain"}>{words.itemStates[item.state]}</Badge>
      </div>
    );
  }
  const chosen = choosing.choices.get(item.id);
  const isBlocked = rejectedNeeds(item.id, choosing.links).length > 0;
  const labels = { accept: words.acceptItem, reject: words.rejectItem, never: words.neverItem };
  return (
    <div className={styles["buttons"]}>
      {CHOICES.filter((choice) => choice !== "accept" || !isBlocked).map((choice) => (
        <Button
          key={choice}
          size="small"
          aria-pressed={chosen === choice}
          aria-label={labels[choice](name)}
          title={choice === "never" ? words.neverWords : undefined}
          onClick={() => choosing.choose(item.id, chosen === choice ? null : choice)}
        >
          {words[choice]}
        </Button>
      ))}
    </div>
  );
}
