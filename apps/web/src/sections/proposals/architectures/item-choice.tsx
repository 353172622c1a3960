import type { ReactNode } from "react";
import { rejectedNeeds } from "../../../api/item-choices.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import type { ItemRowProps } from "./item-row.js";
import styles from "./items.module.css";

const LABELS = { accept: words.acceptItem, reject: words.rejectItem } as const;

/** What is to become of an item; pressed again, it is undecided. */
export function ItemChoice({ shown: { item, name }, names, choosing }: ItemRowProps): ReactNode {
  if (item.state !== "open" || choosing === null) {
    const tone = { open: "info", accepted: "good", rejected: "plain" } as const;
    return (
      <div className={styles["buttons"]}>
        <Badge tone={tone[item.state]}>{words.states[item.state]}</Badge>
      </div>
    );
  }
  const chosen = choosing.choices.get(item.id);
  const rejected = rejectedNeeds(item.id, choosing.links);
  return (
    <div className={styles["buttons"]}>
      {rejected.length > 0 && (
        <p className={styles["refused"]}>
          {words.needsRejected(rejected.map((id) => names.get(id) ?? id).join(", "))}
        </p>
      )}
      {(["accept", "reject"] as const)
        .filter((choice) => choice === "reject" || rejected.length === 0)
        .map((choice) => (
          <Button
            key={choice}
            size="small"
            aria-pressed={chosen === choice}
            aria-label={LABELS[choice](name)}
            onClick={() => choosing.choose(item.id, chosen === choice ? null : choice)}
          >
            {words[choice]}
          </Button>
        ))}
    </div>
  );
}
