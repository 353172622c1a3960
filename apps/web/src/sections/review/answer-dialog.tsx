import { ProblemError } from "@plumbline/api-client";
import { type FormEvent, type ReactNode, useState } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { fieldError } from "../../api/told-error.js";
import { useRole } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { TextArea } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { answersOf, refusedFinding } from "./answers.js";
import { DecisionField, type DecisionFieldProps } from "./decision-field.js";
import styles from "./finding-detail.module.css";
import type { AnswerStatus, Finding, ReviewedState } from "./review-records.js";
import { type Names, subjectName } from "./subject-name.js";
import { useAnswer } from "./use-answer.js";

export interface AnswerDialogProps {
  readonly projectId: string;
  readonly state: ReviewedState;
  readonly findings: readonly Finding[];
  readonly names: Names;
  readonly status: AnswerStatus;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** What becomes of one finding or of several: left with a reason, accepted by a decision, or open again. */
export function AnswerDialog(props: AnswerDialogProps): ReactNode {
  const { projectId, state, status, names, onAnswered, onClose } = props;
  // What was asked about stays, though the list behind it may move.
  const [findings] = useState(props.findings);
  const [reason, setReason] = useState(status === "wont-fix" ? (findings[0]?.disposition?.reason ?? "") : "");
  const [decisionId, setDecisionId] = useState<string | null>(null);
  const answer = useAnswer(projectId, state, findings);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer.mutate(answersOf(findings, { status, reason, decisionId }), {
      onSuccess: () => {
        onAnswered();
        onClose();
      },
    });
  };
  const { error } = answer;
  const needsDecision = status === "accepted-by-decision";
  return (
    <Dialog
      title={words.answerTitles[status](findings.length)}
      words={words.answerWords[status]}
      isOpen
      onClose={onClose}
    >
      <form className={styles["detail"]} onSubmit={submit}>
        <FindingNames findings={findings} names={names} />
        {needsDecision && (
          <AcceptingDecision
            projectId={projectId}
            value={decisionId}
            error={fieldError(error, "decisionId")}
            onChange={setDecisionId}
          />
        )}
        <TextArea
          label={status === "wont-fix" ? words.reason : words.reasonMaybe}
          value={reason}
          rows={3}
          required={status === "wont-fix"}
          onChange={({ target }) => setReason(target.value)}
          error={fieldError(error, "reason")}
        />
        <p className={styles["quiet"]}>{words.countsAs[status]}</p>
        <RefusedAnswer error={error} findings={findings} names={names} />
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
          <Button
            type="submit"
            look="primary"
            isBusy={answer.isPending}
            disabled={needsDecision && decisionId === null}
          >
            {words.give[status]}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

type NamedFindings = Pick<AnswerDialogProps, "findings" | "names">;

/** The decision that findings are accepted by, which is for owners to say. */
function AcceptingDecision(props: DecisionFieldProps): ReactNode {
  const isOwner = useRole(props.projectId) === "owner";
  return (
    <>
      {!isOwner && <p>{words.ownersAccept}</p>}
      <DecisionField {...props} />
    </>
  );
}

/** Why an answer was not taken, and which finding of several was in the way. */
function RefusedAnswer({ error, findings, names }: NamedFindings & { readonly error: unknown }): ReactNode {
  const refused = error instanceof ProblemError ? refusedFinding(findings, error.errors) : undefined;
  return (
    <ProblemView error={error}>
      {refused !== undefined && <span>{words.refusedOne(refused.ruleId, subjectName(refused, names))}</span>}
    </ProblemView>
  );
}

function FindingNames({ findings, names }: NamedFindings): ReactNode {
  return (
    <ul className={styles["cites"]}>
      {findings.map((finding) => (
        <li key={`${finding.ruleId} ${finding.subjectId}`} className={styles["cite"]}>
          <span className={styles["name"]}>
            <code>{finding.ruleId}</code> {subjectName(finding, names)}
          </span>
        </li>
      ))}
    </ul>
  );
}
