import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ExplainButton } from "../../api/explain-button.js";
import type { ModelLists } from "../../api/model-query.js";
import { useActorName } from "../../api/use-actor-name.js";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { KIND_WORDS } from "../../words/facts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { possibleAnswers } from "./answers.js";
import { CitedFacts, CitedLink } from "./cited-facts.js";
import { CitedPicture } from "./cited-picture.js";
import { FindingBadges } from "./finding-badges.js";
import styles from "./finding-detail.module.css";
import type { AnswerStatus, Finding, RuleRecord } from "./review-records.js";
import { type Names, subjectName } from "./subject-name.js";

const ANSWERS = ["wont-fix", "accepted-by-decision", "open"] as const satisfies readonly AnswerStatus[];

export interface FindingDetailProps {
  readonly projectId: string;
  readonly finding: Finding | undefined;
  readonly rules: readonly RuleRecord[];
  readonly model: ModelLists | undefined;
  readonly names: Names;
  readonly mayEdit: boolean;
  /** The branch that is reviewed; undefined of main. */
  readonly branchId: string | undefined;
  readonly onAsk: (status: AnswerStatus) => void;
}

/** One finding whole: what it says, every fact that says so, its answer, and what would settle it. */
export function FindingDetail(props: FindingDetailProps): ReactNode {
  const { projectId, finding, rules, model, names, mayEdit, branchId, onAsk } = props;
  if (finding === undefined) {
    return <Card>{<p className={styles["quiet"]}>{words.chooseOne}</p>}</Card>;
  }
  const rule = rules.find(({ id }) => id === finding.ruleId);
  const { subjectKind, subjectId } = finding;
  return (
    <Card title={`${finding.ruleId} ${rule?.title ?? ""}`} actions={<FindingBadges finding={finding} />}>
      <div className={styles["detail"]}>
        <p className={styles["reason"]}>{finding.reason}</p>
        <p className={styles["quiet"]}>
          {words.about(KIND_WORDS[subjectKind])}{" "}
          <CitedLink
            projectId={projectId}
            kind={subjectKind}
            id={subjectId}
            name={subjectName(finding, names)}
          />
        </p>
        {/* Another finding has another question, and no answer yet. */}
        <div>
          <ExplainButton
            key={`${finding.ruleId} ${subjectId}`}
            projectId={projectId}
            size="small"
            target={{ kind: "finding", id: subjectId, ruleId: finding.ruleId }}
            name={`${finding.ruleId} ${subjectName(finding, names)}`}
            branchId={branchId}
          />
        </div>
        <AnswerOfFinding projectId={projectId} finding={finding} />
        {mayEdit && <AnswerButtons finding={finding} onAsk={onAsk} />}
        <section>
          <h3>{words.cites(finding.cites.length)}</h3>
          <CitedFacts projectId={projectId} cites={finding.cites} names={names} />
          <CitedPicture model={model} finding={finding} />
        </section>
        {rule !== undefined && (
          <section className={styles["rule"]}>
            <h3>{words.howToSettle}</h3>
            <p>{rule.settle}</p>
            <h3>{words.reads}</h3>
            <p className={styles["quiet"]}>{rule.reads}</p>
          </section>
        )}
      </div>
    </Card>
  );
}

/** The answers that a finding may be given: one that it may not says why. */
function AnswerButtons({
  finding,
  onAsk,
}: { readonly finding: Finding } & Pick<FindingDetailProps, "onAsk">): ReactNode {
  const possible = possibleAnswers(finding);
  const { severity, result } = finding;
  return (
    <div className={styles["buttons"]}>
      {ANSWERS.filter((status) => status !== "open" || possible.has(status)).map((status) => (
        <Button
          key={status}
          size="small"
          disabled={!possible.has(status)}
          title={possible.has(status) ? undefined : words.notPossible(severity, result)}
          onClick={() => onAsk(status)}
        >
          {words.does[status]}
        </Button>
      ))}
    </div>
  );
}

function AnswerOfFinding({
  projectId,
  finding: { disposition, settled },
}: {
  readonly projectId: string;
  readonly finding: Finding;
}): ReactNode {
  const nameOf = useActorName(projectId);
  if (disposition === null) {
    return null;
  }
  const { status, reason, decisionId, by, at } = disposition;
  return (
    <section className={styles["answer"]}>
      <p>
        <Badge tone={settled ? "good" : "warn"}>{words.statuses[status]}</Badge> {nameOf(by)},{" "}
        <TimeText at={at} />
      </p>
      {reason !== null && <p className={styles["reason"]}>{reason}</p>}
      {decisionId !== null && (
        <p>
          <Link to="/projects/$projectId/decisions/$decisionId" params={{ projectId, decisionId }}>
            {words.theDecision}
          </Link>
        </p>
      )}
      <p className={styles["quiet"]}>{settled ? words.countsNow : words.countsNoMore}</p>
    </section>
  );
}
