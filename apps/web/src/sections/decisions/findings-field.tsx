import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { useFactNames } from "../../api/use-fact-names.js";
import { Badge } from "../../design/badge.js";
import { CheckField, TextField } from "../../design/field.js";
import { QuietText } from "../../design/quiet-text.js";
import { Stack } from "../../design/stack.js";
import { DECISION_TEXT as words } from "../../words/decisions.js";
import { isSameFinding, type NamedFinding } from "./decision-draft.js";
import { findingsQuery, type OpenFinding } from "./decision-queries.js";
import styles from "./findings-field.module.css";
import { settleableFindings } from "./settleable-findings.js";
import { SettledFindings } from "./settled-findings.js";

const SHOWN = 12;

export interface FindingsFieldProps {
  readonly projectId: string;
  readonly settles: readonly NamedFinding[];
  readonly supersedes: string | null;
  readonly onChange: (settles: readonly NamedFinding[]) => void;
}

/** The findings that a decision settles, picked from those of the review. */
export function FindingsField({ projectId, settles, supersedes, onChange }: FindingsFieldProps): ReactNode {
  const query = useQuery(findingsQuery(projectId));
  const [text, setText] = useState("");
  const { byId } = useFactNames(projectId);
  const open = settleableFindings(query.data ?? [], { picked: settles, supersedes, text });
  return (
    <Stack>
      <TextField
        label={words.settles}
        hint={words.findFinding}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ProblemView error={query.error} onRetry={() => void query.refetch()} />
      {query.data !== undefined && (
        <ul className={styles["list"]} aria-label={words.settles}>
          {open.slice(0, SHOWN).map((finding) => (
            <li key={`${finding.ruleId} ${finding.subjectId}`} className={styles["finding"]}>
              <CheckField
                label={findingWords(finding, finding.subjectName ?? byId.get(finding.subjectId)?.name)}
                checked={settles.some((one) => isSameFinding(one, finding))}
                onChange={() =>
                  onChange([...settles, { ruleId: finding.ruleId, subjectId: finding.subjectId }])
                }
              />
              <Badge tone={finding.severity === "blocking" ? "bad" : "plain"}>{finding.severity}</Badge>
            </li>
          ))}
        </ul>
      )}
      {query.data !== undefined && open.length === 0 && <QuietText>{words.noFinding}</QuietText>}
      {open.length > SHOWN && <QuietText>{words.onlyFirst(SHOWN, open.length)}</QuietText>}
      <SettledFindings {...{ projectId, settles, onChange }} />
    </Stack>
  );
}

/** A finding as one line; its reason names what it is about where nothing else does. */
function findingWords({ ruleId, reason }: OpenFinding, name: string | undefined): string {
  return name === undefined ? `${ruleId}: ${reason}` : `${ruleId} ${name}: ${reason}`;
}
