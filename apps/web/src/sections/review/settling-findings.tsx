import type { ReactNode } from "react";
import { useMayEdit } from "../../api/use-role.js";
import { Button } from "../../design/button.js";
import { EmptyState } from "../../design/empty-state.js";
import { useLetterKeys } from "../../design/use-letter-keys.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { AnswerBar } from "./answer-bar.js";
import { AnswerDialog } from "./answer-dialog.js";
import { chosenFindings, keyOfFinding } from "./chosen-findings.js";
import { FindingDetail } from "./finding-detail.js";
import { groupFindings } from "./finding-groups.js";
import { FindingList } from "./finding-list.js";
import type { FindingsTabProps } from "./findings-tab.js";
import styles from "./findings-tab.module.css";
import { NO_FILTERS } from "./review-counts.js";
import type { Finding, RuleRecord } from "./review-records.js";
import { useAskedAnswer } from "./use-asked-answer.js";
import { useMarked } from "./use-marked.js";
import { useOpenedFinding } from "./use-opened-finding.js";
import { useReviewedModel } from "./use-reviewed-model.js";

export interface SettlingFindingsProps extends FindingsTabProps {
  readonly findings: readonly Finding[];
  readonly rules: readonly RuleRecord[];
}

/** The list of findings beside the one that is looked at; answers go to those that are marked, else to that one. */
export function SettlingFindings(props: SettlingFindingsProps): ReactNode {
  const { projectId, state, search, findings, rules, onChange } = props;
  const { marked, mark, unmark } = useMarked();
  const mayEdit = useMayEdit(projectId);
  const { model, names } = useReviewedModel(projectId, state);
  const groups = groupFindings(chosenFindings(findings, search), search.by ?? "rule");
  const { open, isLedTo, go, step, goOnAfter } = useOpenedFinding({ findings, groups, search, onChange });
  const chosen = findings.filter((finding) => marked.has(keyOfFinding(finding)));
  const targets = chosen.length > 0 ? chosen : open === undefined ? [] : [open];
  const goOn = (): void => {
    unmark();
    goOnAfter(targets);
  };
  const { asked, ask, leave } = useAskedAnswer(mayEdit, targets);
  const shared = { projectId, state, rules, names, mayEdit };
  useLetterKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => mayEdit && open !== undefined && mark(open),
    o: () => ask("open"),
    w: () => ask("wont-fix"),
    d: () => ask("accepted-by-decision"),
  });
  if (groups.length === 0 && open === undefined) {
    return <NothingListed isEmpty={findings.length === 0} onChange={onChange} />;
  }
  return (
    <div className={styles["panes"]} data-open={open !== undefined}>
      <div className={styles["list"]}>
        {mayEdit && <AnswerBar targets={targets} marked={chosen.length} onAsk={ask} onUnmark={unmark} />}
        <FindingList
          {...shared}
          groups={groups}
          by={search.by ?? "rule"}
          open={search.at}
          isLedTo={isLedTo}
          marked={marked}
          onOpen={go}
          onMark={mayEdit ? mark : undefined}
        />
      </div>
      <div className={styles["detail"]}>
        <Button size="small" className={styles["back"]} onClick={() => go(undefined)}>
          {words.backToList}
        </Button>
        <FindingDetail {...shared} finding={open} model={model} branchId={search.branchId} onAsk={ask} />
      </div>
      {asked !== null && (
        <AnswerDialog {...shared} findings={targets} status={asked} onAnswered={goOn} onClose={leave} />
      )}
    </div>
  );
}

interface NothingListedProps extends Pick<FindingsTabProps, "onChange"> {
  /** Whether there is no finding at all. */
  readonly isEmpty: boolean;
}

function NothingListed({ isEmpty, onChange }: NothingListedProps): ReactNode {
  return isEmpty ? (
    <EmptyState title={words.none} words={words.noneWords} />
  ) : (
    <EmptyState title={words.noneFound} words={words.noneFoundWords}>
      <Button onClick={() => onChange({ ...NO_FILTERS, answer: "any" })}>{words.showAll}</Button>
    </EmptyState>
  );
}
