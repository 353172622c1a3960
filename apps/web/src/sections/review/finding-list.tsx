import type { ReactNode } from "react";
import { EmptyState } from "../../design/empty-state.js";
import { EndlessList } from "../../design/endless-list.js";
import { KIND_WORDS } from "../../words/facts.js";
import { REVIEW_WORDS as words } from "../../words/review.js";
import { keyOfFinding } from "./chosen-findings.js";
import { type FindingGroup, type FindingLine, linesOf } from "./finding-groups.js";
import styles from "./finding-list.module.css";
import { FindingRow } from "./finding-row.js";
import type { Finding, RuleRecord } from "./review-records.js";
import type { Grouping } from "./review-search.js";
import { type Names, subjectName } from "./subject-name.js";

export interface FindingListProps {
  readonly groups: readonly FindingGroup[];
  readonly by: Grouping;
  readonly rules: readonly RuleRecord[];
  readonly names: Names;
  /** The key of the finding that is looked at. */
  readonly open: string | undefined;
  /** Whether keys led to it. */
  readonly isLedTo: boolean;
  readonly marked: ReadonlySet<string>;
  readonly onOpen: (finding: Finding) => void;
  /** Left out for who may not answer. */
  readonly onMark: ((finding: Finding) => void) | undefined;
}

export function FindingList(props: FindingListProps): ReactNode {
  const { groups, names, open, isLedTo, marked, onOpen, onMark } = props;
  if (groups.length === 0) {
    return <EmptyState title={words.noneFound} words={words.noneFoundWords} />;
  }
  return (
    <EndlessList<FindingLine>
      label={words.tabs.findings}
      items={linesOf(groups)}
      keyOf={keyOfLine}
      inSight={open}
      isLedTo={isLedTo}
      rowHeight={52}
      className={styles["list"]}
      row={(line) =>
        line.is === "head" ? (
          <h2 className={styles["head"]}>
            <span className={styles["name"]}>{nameOfGroup(line.group, props)}</span>
            <span className={styles["count"]}>{line.group.findings.length}</span>
          </h2>
        ) : (
          <FindingRow
            finding={line.finding}
            name={subjectName(line.finding, names)}
            isOpen={keyOfFinding(line.finding) === open}
            isMarked={marked.has(keyOfFinding(line.finding))}
            onOpen={onOpen}
            onMark={onMark}
          />
        )
      }
    />
  );
}

function keyOfLine(line: FindingLine): string {
  return line.is === "head" ? `head ${line.group.key}` : keyOfFinding(line.finding);
}

function nameOfGroup(
  { key, findings }: FindingGroup,
  { by, rules, names }: Pick<FindingListProps, "by" | "rules" | "names">,
): string {
  const [subject] = findings;
  switch (by) {
    case "rule":
      return `${key} ${rules.find(({ id }) => id === key)?.title ?? ""}`;
    case "severity":
      return words.severities[subject.severity];
    case "part":
      return `${KIND_WORDS[subject.subjectKind]} ${subjectName(subject, names)}`;
  }
}
