import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Card } from "../../design/page.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { FindingBadges } from "./finding-badges.js";
import { type FindingChange, groupedChanges } from "./grouped-changes.js";
import { useSnapshotChanges } from "./review-queries.js";
import type { Finding } from "./review-records.js";
import styles from "./snapshots.module.css";

export interface SnapshotChangesViewProps {
  readonly projectId: string;
  readonly snapshotId: string;
  readonly note: string | null;
}

/** What became of a kept review: what is new, gone, another finding, or answered since. */
export function SnapshotChangesView({ projectId, snapshotId, note }: SnapshotChangesViewProps): ReactNode {
  const changes = useSnapshotChanges(projectId, snapshotId);
  return (
    <Card title={words.sinceTitle(note)}>
      <ShownQuery query={changes}>
        {(read) => {
          const groups = groupedChanges(read);
          return groups.length === 0 ? (
            <p className={styles["quiet"]}>{words.nothingSince}</p>
          ) : (
            <div className={styles["groups"]}>
              {groups.map(({ name, changed }) => (
                <section key={name}>
                  <h3>{words.sinceGroups[name](changed.length)}</h3>
                  <ul className={styles["changes"]}>
                    {changed.map((change) => (
                      <Changed
                        key={`${change.finding.ruleId} ${change.finding.subjectId}`}
                        projectId={projectId}
                        change={change}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          );
        }}
      </ShownQuery>
    </Card>
  );
}

function Changed({
  projectId,
  change: { finding, before },
}: {
  readonly projectId: string;
  readonly change: FindingChange;
}): ReactNode {
  return (
    <li className={styles["change"]}>
      <FindingBadges finding={finding} />
      <span className={styles["what"]}>
        <Link to="/projects/$projectId/review" params={{ projectId }} search={searchOf(finding)}>
          <code>{finding.ruleId}</code> {finding.subjectName ?? finding.subjectId.slice(0, 8)}
        </Link>
        <br />
        {before !== null && (
          <>
            <del className={styles["before"]}>{before.reason}</del>
            <br />
          </>
        )}
        {finding.reason}
        {finding.disposition !== null && (
          <span className={styles["quiet"]}> · {words.statuses[finding.disposition.status]}</span>
        )}
      </span>
    </li>
  );
}

function searchOf({ ruleId, subjectId }: Finding) {
  return { rule: ruleId, subjectId, at: `${ruleId}:${subjectId}`, answer: "any" } as const;
}
