import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ShownQuery } from "../../api/shown-query.js";
import { Badge } from "../../design/badge.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import styles from "./overview.module.css";
import { openQuestionsQuery } from "./overview-queries.js";

const SHOWN = 4;

/** What nobody has decided yet. */
export function QuestionsCard({ projectId }: { readonly projectId: string }): ReactNode {
  const questions = useQuery(openQuestionsQuery(projectId));
  return (
    <Card
      title={words.questions}
      actions={
        <CardLink projectId={projectId} screen="questions">
          {words.toQuestions}
        </CardLink>
      }
    >
      <ShownQuery query={questions}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <p className={styles["quiet"]}>{words.noQuestions}</p>
          ) : (
            <div className={styles["stack"]}>
              <p>
                <Badge tone="info">{words.openQuestions(items.length, nextCursor !== null)}</Badge>
              </p>
              <ul className={styles["list"]}>
                {items.slice(0, SHOWN).map(({ id, text, askedAt }) => (
                  <li key={id} className={styles["line"]}>
                    <span className={styles["text"]} title={text}>
                      {text}
                    </span>
                    <span className={styles["aside"]}>
                      <TimeText at={askedAt} />
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          )
        }
      </ShownQuery>
    </Card>
  );
}
