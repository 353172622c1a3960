import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Card } from "../../design/page.js";
import { TruthLabel } from "../../design/truth-label.js";
import { OVERVIEW_WORDS as words } from "../../words/overview.js";
import { CardLink } from "./card-link.js";
import type { FactsByLabel } from "./facts-by-label.js";
import styles from "./overview.module.css";

export interface FactsCardProps {
  readonly projectId: string;
  readonly facts: FactsByLabel;
}

/** How the facts of the model are known; each label leads to those on the canvas. */
export function FactsCard({ projectId, facts }: FactsCardProps): ReactNode {
  return (
    <Card
      title={words.facts}
      actions={
        <CardLink projectId={projectId} screen="model">
          {words.toModel}
        </CardLink>
      }
    >
      <ul className={styles["list"]}>
        {facts.labels.map(({ status, count }) => (
          <li key={status} className={styles["line"]}>
            <Link to="/projects/$projectId/model" params={{ projectId }} search={{ label: status }}>
              <TruthLabel status={status} />
            </Link>
            <span className={styles["aside"]}>{words.factCount(count)}</span>
          </li>
        ))}
        {facts.stale > 0 && (
          <li className={styles["line"]}>
            <Link to="/projects/$projectId/model" params={{ projectId }} search={{ stale: "yes" }}>
              {words.stale}
            </Link>
            <span className={styles["aside"]}>{words.factCount(facts.stale)}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
