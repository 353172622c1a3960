import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { PickedFacts } from "../../api/picked-facts.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { ShownMarkdown } from "../../design/markdown-field.js";
import { Card, Page } from "../../design/page.js";
import { QuietText } from "../../design/quiet-text.js";
import { Stack } from "../../design/stack.js";
import { DECISION_MOVES, DECISION_WORDS, DECISION_TEXT as words } from "../../words/decisions.js";
import { DecisionActions } from "./decision-actions.js";
import { DecisionFacts } from "./decision-facts.js";
import type { Decision } from "./decision-queries.js";
import styles from "./decision-view.module.css";
import { DifferenceList } from "./difference-list.js";
import { SettledFindings } from "./settled-findings.js";
import { StatusBadge } from "./status-badge.js";
import { useDecisionDifferences } from "./use-decision-differences.js";

export interface DecisionViewProps {
  readonly projectId: string;
  readonly decision: Decision;
}

/** A decision as it is read; what somebody changes meanwhile is told before anything is decided on it. */
export function DecisionView({ projectId, decision }: DecisionViewProps): ReactNode {
  const [seen, setSeen] = useState(decision);
  const differences = useDecisionDifferences(projectId, seen, decision);
  return (
    <Page
      title={`${decision.reference} ${decision.title}`}
      actions={<DecisionActions {...{ projectId, decision, seen }} />}
    >
      <div className={styles["badges"]}>
        <StatusBadge status={decision.status} />
        {decision.origin !== "human" && <Badge>{DECISION_WORDS.origins[decision.origin]}</Badge>}
      </div>
      {differences.length > 0 && (
        <Card title={DECISION_MOVES.sinceRead}>
          <Stack>
            <QuietText>{DECISION_MOVES.sinceReadWords}</QuietText>
            <DifferenceList differences={differences} />
            <div>
              <Button onClick={() => setSeen(decision)}>{DECISION_MOVES.haveRead}</Button>
            </div>
          </Stack>
        </Card>
      )}
      <div className={styles["columns"]}>
        <DecisionTexts decision={decision} />
        <aside className={styles["side"]}>
          <Card title={words.facts}>
            <DecisionFacts {...{ projectId, decision }} />
          </Card>
          <Card title={words.affected}>
            {decision.affectedIds.length === 0 ? (
              <QuietText>{words.none}</QuietText>
            ) : (
              <PickedFacts
                projectId={projectId}
                ids={decision.affectedIds}
                missing={decision.missingAffectedIds}
              />
            )}
          </Card>
          <Card title={words.settles}>
            <SettledFindings {...{ projectId }} settles={decision.settles} />
          </Card>
          <Replaced {...{ projectId, decision }} />
        </aside>
      </div>
    </Page>
  );
}

function DecisionTexts({ decision }: { readonly decision: Decision }): ReactNode {
  const { context, consequences, alternatives, rejectReason } = decision;
  return (
    <Stack>
      {rejectReason !== null && (
        <Card title={DECISION_MOVES.wasRejected}>
          <ShownMarkdown text={rejectReason} />
        </Card>
      )}
      <Card title={words.context}>
        <TextOrNothing text={context} />
      </Card>
      <Card title={words.decision}>
        <ShownMarkdown text={decision.decision} />
      </Card>
      <Card title={words.alternatives}>
        {alternatives.length === 0 ? (
          <QuietText>{words.none}</QuietText>
        ) : (
          <ol className={styles["alternatives"]}>
            {alternatives.map(({ title, description, rejectedBecause }, index) => (
              <li key={index}>
                <h3 className={styles["name"]}>{title}</h3>
                {description !== null && <ShownMarkdown text={description} />}
                {rejectedBecause !== null && (
                  <ShownMarkdown text={`**${words.rejectedBecause}:** ${rejectedBecause}`} />
                )}
              </li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={words.consequences}>
        <TextOrNothing text={consequences} />
      </Card>
    </Stack>
  );
}

function TextOrNothing({ text }: { readonly text: string | null }): ReactNode {
  return text === null ? <QuietText>{words.notStated}</QuietText> : <ShownMarkdown text={text} />;
}

function Replaced({ projectId, decision: { supersedes, supersededBy } }: DecisionViewProps): ReactNode {
  return (
    <>
      {supersedes !== null && (
        <Card title={words.supersedes}>
          <PickedFacts projectId={projectId} ids={[supersedes]} />
        </Card>
      )}
      {supersededBy !== null && (
        <Card title={words.supersededBy}>
          <PickedFacts projectId={projectId} ids={[supersededBy]} />
        </Card>
      )}
      <p>
        <Link to="/projects/$projectId/decisions" params={{ projectId }}>
          {DECISION_WORDS.title}
        </Link>
      </p>
    </>
  );
}
