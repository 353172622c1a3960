import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FactLink } from "../../api/fact-link.js";
import { useFactNames } from "../../api/use-fact-names.js";
import { Button } from "../../design/button.js";
import { QuietText } from "../../design/quiet-text.js";
import { Row, Rows } from "../../design/row.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { isSameFinding, type NamedFinding } from "./decision-draft.js";
import { findingsQuery } from "./decision-queries.js";

export interface SettledFindingsProps {
  readonly projectId: string;
  readonly settles: readonly NamedFinding[];
  /** Left out where nothing may be changed. */
  readonly onChange?: ((settles: readonly NamedFinding[]) => void) | undefined;
}

/** The findings that a decision settles, with what the review says of them now. */
export function SettledFindings({ projectId, settles, onChange }: SettledFindingsProps): ReactNode {
  const { data: findings } = useQuery(findingsQuery(projectId));
  const { byId } = useFactNames(projectId);
  if (settles.length === 0) {
    return <QuietText>{words.none}</QuietText>;
  }
  return (
    <Rows label={words.settles}>
      {settles.map((one) => {
        const finding = findings?.find((other) => isSameFinding(one, other));
        const name = finding?.subjectName ?? byId.get(one.subjectId)?.name ?? one.subjectId;
        return (
          <li key={`${one.ruleId} ${one.subjectId}`}>
            <Row
              title={<FactLink projectId={projectId} id={one.subjectId} fact={byId.get(one.subjectId)} />}
              hover={name}
              words={
                <>
                  <code>{one.ruleId}</code>{" "}
                  {finding?.reason ?? (findings === undefined ? null : words.missingFinding)}
                </>
              }
            >
              {onChange && (
                <Button
                  size="small"
                  look="quiet"
                  isIcon
                  aria-label={words.removeFinding(`${one.ruleId} ${name}`)}
                  onClick={() => onChange(settles.filter((other) => !isSameFinding(one, other)))}
                >
                  ×
                </Button>
              )}
            </Row>
          </li>
        );
      })}
    </Rows>
  );
}
