import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { useActorName } from "../../api/use-actor-name.js";
import { ChangeMark } from "../../design/change-mark.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import { changesOfWeek } from "./changes-of-week.js";
import styles from "./overview.module.css";
import { weekQuery } from "./overview-queries.js";

const SHOWN = 4;

/** What changed in the model in the last seven days, and by whom. */
export function WeekCard({ projectId }: { readonly projectId: string }): ReactNode {
  const week = useQuery(weekQuery(projectId));
  return (
    <Card
      title={words.week}
      actions={
        <CardLink projectId={projectId} screen="history">
          {words.toHistory}
        </CardLink>
      }
    >
      <ShownQuery query={week}>
        {({ entries, isMore }) => (
          <Week projectId={projectId} changes={changesOfWeek(entries, Date.now())} isMore={isMore} />
        )}
      </ShownQuery>
    </Card>
  );
}

interface WeekProps {
  readonly projectId: string;
  readonly changes: ReturnType<typeof changesOfWeek>;
  readonly isMore: boolean;
}

function Week({ projectId, changes, isMore }: WeekProps): ReactNode {
  const nameOf = useActorName(projectId);
  const { entries, added, changed, removed, before } = changes;
  if (before === null) {
    return <p className={styles["quiet"]}>{words.quietWeek}</p>;
  }
  return (
    <div className={styles["stack"]}>
      <p className={styles["legend"]}>
        <span>{words.weekCount(entries.length, isMore)}</span>
        <ChangeMark change="added" count={added} />
        <ChangeMark change="changed" count={changed} />
        <ChangeMark change="removed" count={removed} />
        <Link
          to="/projects/$projectId/history"
          params={{ projectId }}
          search={{ view: "compare", left: `main@${before}`, right: "main" }}
        >
          {words.weekCompare}
        </Link>
      </p>
      <ul className={styles["list"]}>
        {entries.slice(0, SHOWN).map(({ version, summary, actor, at }) => (
          <li key={version} className={styles["line"]}>
            <span className={styles["text"]} title={summary}>
              {summary}
            </span>
            <span className={styles["aside"]}>
              {nameOf(actor)}, <TimeText at={at} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
