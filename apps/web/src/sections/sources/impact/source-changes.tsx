import type { ReactNode } from "react";
import { SourceLink } from "../../../api/source-link.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import type { ChangeImpact } from "../source-records.js";
import styles from "./impact.module.css";

const SHOWN = 500;

export interface SourceChangesProps {
  readonly projectId: string;
  readonly impact: ChangeImpact;
}

/** What the code says otherwise than before, and what changed that is of no service. */
export function SourceChanges({ projectId, impact }: SourceChangesProps): ReactNode {
  const { changes, unattributed } = impact;
  return (
    <>
      {changes.length === 0 ? (
        <p className={styles["quiet"]}>{words.noChanges}</p>
      ) : (
        <details>
          <summary>{words.changes(changes.length)}</summary>
          <ul className={styles["changes"]}>
            {changes.slice(0, SHOWN).map(({ kind, factKey, pattern, serviceKey, change, source }) => (
              <li key={JSON.stringify([kind, factKey, pattern, serviceKey])}>
                <strong>{words.changeWords[change]}</strong> <code>{factKey ?? pattern}</code>{" "}
                {source !== null && <SourceLink projectId={projectId} source={source} isShort />}
              </li>
            ))}
          </ul>
        </details>
      )}
      {unattributed.length > 0 && (
        <details>
          <summary>{words.unattributed(unattributed.length)}</summary>
          <ul className={styles["changes"]}>
            {unattributed.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
