import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { classNames } from "../../design/class-names.js";
import { Card } from "../../design/page.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import { EVIDENCE_PARTS, type EvidenceSums, evidenceSums } from "./evidence-sums.js";
import styles from "./overview.module.css";
import { usePromises } from "./overview-queries.js";

/** What shows that the promises hold, and what does not. */
export function EvidenceCard({ projectId }: { readonly projectId: string }): ReactNode {
  const promises = usePromises(projectId);
  return (
    <Card
      title={words.evidence}
      actions={
        <CardLink projectId={projectId} screen="promises">
          {words.toPromises}
        </CardLink>
      }
    >
      <ShownQuery query={promises}>
        {(all) =>
          all.length === 0 ? (
            <p>
              {words.noPromises}{" "}
              <CardLink projectId={projectId} screen="promises">
                {words.writePromise}
              </CardLink>
            </p>
          ) : (
            <Evidence sums={evidenceSums(all)} />
          )
        }
      </ShownQuery>
    </Card>
  );
}

function Evidence({ sums }: { readonly sums: EvidenceSums }): ReactNode {
  const { counts, all, approved, draft, retired, withGaps } = sums;
  const parts = EVIDENCE_PARTS.filter((part) => counts[part] > 0);
  return (
    <div className={styles["stack"]}>
      <p>
        {words.promiseStates(approved, draft, retired)}
        {withGaps > 0 && ` · ${words.withGaps(withGaps)}`}
      </p>
      {all === 0 ? (
        <p className={styles["quiet"]}>{words.noObligations}</p>
      ) : (
        <>
          <div className={styles["bar"]} aria-hidden="true">
            {parts.map((part) => (
              <span key={part} className={styles[part]} style={{ flexGrow: counts[part] }} />
            ))}
          </div>
          <ul className={styles["legend"]} aria-label={words.evidenceBar}>
            {parts.map((part) => (
              <li key={part}>
                <span className={classNames(styles["sign"], styles[part])} aria-hidden="true" />
                {counts[part]} {words.evidenceParts[part]}
              </li>
            ))}
          </ul>
          <p className={styles["quiet"]}>{words.evidenceWords}</p>
        </>
      )}
    </div>
  );
}
