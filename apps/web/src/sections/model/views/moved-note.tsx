import type { ReactNode } from "react";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import styles from "../model-bar.module.css";
import type { ArrangedScreen } from "./use-arranged.js";

/** Says that boxes were moved and no view keeps it. */
export function MovedNote({ screen: { isMoved, arrange } }: { readonly screen: ArrangedScreen }): ReactNode {
  return (
    isMoved && (
      <span className={styles["focus"]} role="status">
        <Badge tone="info" title={words.movedHint}>
          {words.moved}
        </Badge>
        <Button size="small" look="quiet" onClick={() => arrange(null)}>
          {words.putBack}
        </Button>
      </span>
    )
  );
}
