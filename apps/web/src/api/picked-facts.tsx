import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { FACT_WORDS as words } from "../words/facts.js";
import { FactLink } from "./fact-link.js";
import styles from "./fact-picker.module.css";
import { useFactNames } from "./use-fact-names.js";

export interface PickedFactsProps {
  readonly projectId: string;
  readonly ids: readonly string[];
  readonly missing?: readonly string[] | undefined;
  /** Left out where nothing may be changed. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Things of a project by their IDs, each with the way to take it out. */
export function PickedFacts({ projectId, ids, missing = [], onChange }: PickedFactsProps): ReactNode {
  const { byId, isWhole } = useFactNames(projectId);
  return (
    ids.length > 0 && (
      <ul className={styles["picked"]}>
        {ids.map((id) => {
          const fact = byId.get(id);
          return (
            <li key={id} className={styles["chip"]}>
              <FactLink
                projectId={projectId}
                id={id}
                fact={fact}
                isMissing={missing.includes(id) || (isWhole && fact === undefined)}
              />
              {onChange !== undefined && (
                <Button
                  size="small"
                  look="quiet"
                  isIcon
                  aria-label={words.remove(fact?.name ?? id)}
                  onClick={() => onChange(ids.filter((one) => one !== id))}
                >
                  ×
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    )
  );
}
