import type { ReactNode } from "react";
import { BlockerRow } from "../../api/blocker-row.js";
import { type Blocker, blockersBySection, type SectionBlockers } from "../../api/blockers-by-section.js";
import { useReady } from "../../api/ready-query.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import styles from "./overview.module.css";

const SHOWN = 3;

/** Whether the design is ready to build, and what is in the way, screen by screen. */
export function ReadyCard({ projectId }: { readonly projectId: string }): ReactNode {
  const ready = useReady(projectId);
  return (
    <Card
      title={words.ready}
      actions={
        <CardLink projectId={projectId} screen="build">
          {words.toBuild}
        </CardLink>
      }
    >
      <ShownQuery query={ready}>
        {({ buildReady, blockers }) => (
          <div className={styles["stack"]}>
            <p>
              <Badge tone={buildReady ? "good" : "warn"}>
                {buildReady ? `✓ ${words.ready}` : words.notReady(blockers.length)}
              </Badge>{" "}
              {buildReady && words.readyWords}
            </p>
            {blockersBySection(blockers).map((group) => (
              <SectionPart key={group.section} projectId={projectId} group={group} />
            ))}
          </div>
        )}
      </ShownQuery>
    </Card>
  );
}

interface SectionPartProps {
  readonly projectId: string;
  readonly group: SectionBlockers;
}

function SectionPart({ projectId, group: { section, blockers } }: SectionPartProps): ReactNode {
  const more = blockers.length - SHOWN;
  return (
    <div>
      <h3>
        {words.mendAt(section)} <Badge tone="warn">{blockers.length}</Badge>
      </h3>
      <ul className={styles["rows"]}>
        {blockers.slice(0, SHOWN).map((blocker) => (
          <li key={keyOf(blocker)}>
            <BlockerRow blocker={blocker} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <CardLink projectId={projectId} screen="build">
          {words.more(more)}
        </CardLink>
      )}
    </div>
  );
}

function keyOf({ code, subject, message }: Blocker): string {
  return `${code} ${subject} ${message}`;
}
