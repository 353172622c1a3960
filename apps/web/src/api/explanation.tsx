import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { Badge } from "../design/badge.js";
import { Card } from "../design/page.js";
import { Stack } from "../design/stack.js";
import { TruthLabel } from "../design/truth-label.js";
import { AI_WORDS } from "../words/ai.js";
import { EXPLAIN_WORDS as words } from "../words/explain.js";
import { CiteLink } from "./cite-link.js";
import { citedStatuses } from "./cited-statuses.js";
import styles from "./explanation.module.css";

export interface ExplanationProps {
  readonly projectId: string;
  readonly explanation: Schemas["ExplainDeltaResponse"];
}

/** What an AI says, paragraph by paragraph with what each rests on, and by which model: never as a fact. */
export function Explanation({ projectId, explanation }: ExplanationProps): ReactNode {
  const { paragraphs, uncited, factStatus, model, provider, usage } = explanation;
  const statuses = citedStatuses(factStatus);
  return (
    <Card title={words.answer}>
      <Stack>
        <p role="status">
          {words.saidBy(model ?? "", provider ?? "")} {usage !== null && AI_WORDS.cost(usage.costUsd)}
        </p>
        {paragraphs.map(({ text, cites }, index) => (
          <div key={index}>
            <p className={styles["text"]}>{text}</p>
            {uncited.includes(index) ? (
              <Badge tone="warn">{words.uncited}</Badge>
            ) : (
              <ul className={styles["cites"]} aria-label={words.cites}>
                {cites.map((cite) => (
                  <li key={`${cite.kind} ${cite.id}`}>
                    <CiteLink projectId={projectId} cite={cite} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
        {statuses.length > 0 && (
          <p className={styles["cites"]}>
            {words.factStatus}
            {statuses.map(([status, count]) => (
              <span key={status}>
                <TruthLabel status={status} /> {count}
              </span>
            ))}
          </p>
        )}
      </Stack>
    </Card>
  );
}
