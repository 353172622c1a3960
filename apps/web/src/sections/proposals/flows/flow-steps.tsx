import type { Schemas } from "@plumbline/api-client";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Badge } from "../../../design/badge.js";
import { Facts } from "../../../design/facts.js";
import { Card } from "../../../design/page.js";
import { QuietText } from "../../../design/quiet-text.js";
import { PROPOSAL_WORDS as words } from "../../../words/proposals.js";
import { flowNames } from "./flow-names.js";
import type { FlowProposal } from "./flow-queries.js";
import { type FlowRow, flowRows } from "./flow-rows.js";
import styles from "./flow-steps.module.css";

type Issue = Schemas["FlowIssue"];

/** The steps of a flow as a list to be read, each issue at its step. */
export function FlowSteps({ proposal }: { readonly proposal: FlowProposal }): ReactNode {
  const nameOf = useMemo(() => flowNames(proposal), [proposal]);
  const rows = useMemo(() => flowRows(proposal.flow, nameOf), [proposal, nameOf]);
  const lacking = new Set(
    proposal.missing.filter(({ createdId }) => createdId === null).map(({ alias }) => alias),
  );
  const keys = new Set(rows.map(({ key }) => key));
  const issuesOf = (row: FlowRow): readonly Issue[] =>
    proposal.issues.filter(({ stepId }) => stepId === row.key);
  const others = proposal.issues.filter(({ stepId }) => stepId === null || !keys.has(stepId));
  return (
    <Card title={words.steps}>
      {rows.length === 0 ? (
        <QuietText>{words.noSteps}</QuietText>
      ) : (
        <ol className={styles["steps"]} aria-label={words.steps}>
          {rows.map((row) => (
            <StepRow
              key={row.key}
              row={row}
              lacks={row.aliases.filter((alias) => lacking.has(alias)).map(nameOf)}
              issues={issuesOf(row)}
            />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <>
          <h3>{words.issuesOfAll}</h3>
          <Issues issues={others} />
        </>
      )}
    </Card>
  );
}

const DEEPEST = 8;

interface StepRowProps {
  readonly row: FlowRow;
  /** What of it the model does not have yet. */
  readonly lacks: readonly string[];
  readonly issues: readonly Issue[];
}

function StepRow({ row, lacks, issues }: StepRowProps): ReactNode {
  const { depth, when, what, sent } = row;
  const style: CSSProperties & Record<"--depth", number> = { "--depth": Math.min(depth, DEEPEST) };
  return (
    <li className={styles["step"]} style={style}>
      {when !== null && <span className={styles["when"]}>{when}: </span>}
      {what} {lacks.length > 0 && <Badge tone="warn">{words.lacks(lacks.join(", "))}</Badge>}
      {sent.length > 0 && (
        <details>
          <summary>{words.sent.title}</summary>
          <Facts facts={sent.map(([name, text]) => [name, <code key={name}>{text}</code>])} />
        </details>
      )}
      {issues.length > 0 && <Issues issues={issues} />}
    </li>
  );
}

function Issues({ issues }: { readonly issues: readonly Issue[] }): ReactNode {
  return (
    <ul className={styles["issues"]}>
      {issues.map(({ stepId, code, message }) => (
        <li key={`${stepId} ${code} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}
