import type { ReactNode } from "react";
import { FactLink } from "../../../api/fact-link.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Button } from "../../../design/button.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import styles from "./imports.module.css";
import type { ItemRowProps } from "./item-row.js";

/** The fact of the model that an item is about, and the way to say that it is another one. */
export function ItemTarget({ projectId, item, choosing }: ItemRowProps): ReactNode {
  const { byId } = useFactNames(projectId);
  const { id, kind, targetId, match, current, state } = item;
  const fact = byId.get(targetId);
  if (fact === undefined || (current === null && kind !== "service-link")) {
    return null;
  }
  const isNew = choosing?.targets.get(id) === null;
  const mayBeAnother = match === "same-name" && state === "open" && choosing !== null;
  return (
    <div className={styles["about"]}>
      <span className={styles["small"]}>{kind === "service-link" ? words.isPart : words.isFact}</span>
      <FactLink projectId={projectId} id={targetId} fact={fact} />
      {mayBeAnother && (
        <Button size="small" look="quiet" aria-pressed={isNew} onClick={() => choosing.makeNew(id, !isNew)}>
          {isNew ? words.same : words.another}
        </Button>
      )}
      {isNew && <span className={styles["small"]}>{words.willBeNew}</span>}
    </div>
  );
}
