import { type ReactNode, useState } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { toasts } from "../../design/toasts.js";
import { useLetterKeys } from "../../design/use-letter-keys.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { AnswerBar } from "./answer-bar.js";
import { AnswerDialog } from "./answer-dialog.js";
import { possibleAnswers } from "./answers.js";
import { chosenFindings, keyOfFinding } from "./chosen-findings.js";
import { FindingDetail } from "./finding-detail.js";
import { groupFindings, neighbourOf } from "./finding-groups.js";
import { FindingList } from "./finding-list.js";
import type { FindingsTabProps } from "./findings-tab.js";
import styles from "./findings-tab.module.css";
import { NO_FILTERS } from "./review-counts.js";
import type { AnswerStatus, Finding, RuleRecord } from "./review-records.js";
import { useReviewedModel } from "./use-reviewed-model.js";

export interface SettlingFindingsProps extends FindingsTabProps {
  readonly findings: readonly Finding[];
  readonly rules: readonly RuleRecord[];
}

/** The list of findings beside the one that is looked at; answers go to those that are marked, else to that one. */
export function SettlingFindings(props: SettlingFindingsProps): ReactNode {
  const { projectId, state, search, findings, rules, onChange } = props;
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<AnswerStatus | null>(null);
  const mayEdit = useMayEdit(projectId);
  const { model, names } = useReviewedModel(projectId, state);
  const groups = groupFindings(chosenFindings(findings, search), search.by ?? "rule");
  const open = findings.find((finding) => keyOfFinding(finding) === search.at);
  const chosen = findings.filter((finding) => marked.has(keyOfFinding(finding)));
  const targets = chosen.length > 0 ? chosen : open === undefined ? [] : [open];
  const go = (finding: Finding | undefined): void => onChange({ at: finding && keyOfFinding(finding) });
  const mark = (finding: Finding): void => setMarked(toggled(marked, keyOfFinding(finding)));
  const ask = (status: AnswerStatus): void => {
    const [only, ...others] = targets;
    if (!mayEdit || only === undefined) {
      return;
    }
    if (others.length === 0 && !possibleAnswers(only).has(status)) {
      toasts.say(status === "open" ? words.isOpen : words.notPossible(only.severity, only.result));
      return;
    }
    setAsked(status);
  };
  useLetterKeys({
    j: () => go(neighbourOf(groups, (one) => keyOfFinding(one) === search.at, 1)),
    k: () => go(neighbourOf(groups, (one) => keyOfFinding(one) === search.at, -1)),
    x: () => mayEdit && open !== undefined && mark(open),
    o: () => ask("open"),
    w: () => ask("wont-fix"),
    d: () => ask("accepted-by-decision"),
  });
  if (groups.length === 0 && open === undefined) {
    return findings.length === 0 ? (
      <EmptyState title={words.none} words={words.noneWords} />
    ) : (
      <EmptyState title={words.noneFound} words={words.noneFoundWords}>
        <Button onClick={() => onChange({ ...NO_FILTERS, answer: "any" })}>{words.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles["panes"]} data-open={open !== undefined}>
      <div className={styles["list"]}>
        {mayEdit && (
          <AnswerBar
            targets={targets}
            marked={chosen.length}
            onAsk={ask}
            onUnmark={() => setMarked(new Set())}
          />
        )}
        <FindingList
          groups={groups}
          by={search.by ?? "rule"}
          rules={rules}
          names={names}
          open={search.at}
          marked={marked}
          onOpen={go}
          onMark={mayEdit ? mark : undefined}
        />
      </div>
      <div className={styles["detail"]}>
        <Button size="small" className={styles["back"]} onClick={() => go(undefined)}>
          {words.backToList}
        </Button>
        <FindingDetail
          projectId={projectId}
          finding={open}
          rules={rules}
          model={model}
          names={names}
          mayEdit={mayEdit}
          onAsk={ask}
        />
      </div>
      {asked !== null && (
        <AnswerDialog
          projectId={projectId}
          state={state}
          findings={targets}
          names={names}
          status={asked}
          onAnswered={() => setMarked(new Set())}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function toggled(marked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const changed = new Set(marked);
  if (!changed.delete(key)) {
    changed.add(key);
  }
  return changed;
}
