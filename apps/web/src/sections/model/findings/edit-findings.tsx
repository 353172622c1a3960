import type { Finding } from "@plumbline/review-rules";
import { Link } from "@tanstack/react-router";
import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { HashText } from "../../../design/hash-text.js";
import { MODEL_FINDING_WORDS as words } from "../../../words/model-findings.js";
import type { ModelAddress } from "../use-model-address.js";
import styles from "./edit-findings.module.css";
import { type EditedModel, useEditFindings } from "./use-edit-findings.js";

export interface EditFindingsProps {
  readonly address: Pick<ModelAddress, "projectId" | "search">;
  /** The last edit of who looks at it. */
  readonly edited: EditedModel | null;
}

/** What the last edit did to the findings of the review: a word, and the findings behind it. */
export function EditFindings({ address, edited }: EditFindingsProps): ReactNode {
  const { projectId, search } = address;
  const { data, error } = useEditFindings(projectId, edited);
  if (edited === null || (data === undefined && error === null)) {
    return null;
  }
  if (data === undefined || data === null) {
    return <span className={styles["quiet"]}>{words.notJudged}</span>;
  }
  const { opened, closed, moved, hash } = data;
  if (opened.length + closed.length + moved.length === 0) {
    return (
      <span className={styles["quiet"]} role="status" data-hash={hash}>
        {words.none}
      </span>
    );
  }
  const shared = { projectId, branchId: search.branch };
  return (
    <Popover.Root>
      <span role="status">
        <Popover.Trigger asChild>
          <Button size="small" look="quiet">
            {words.told(opened.length, closed.length, moved.length)}
          </Button>
        </Popover.Trigger>
      </span>
      <Popover.Portal>
        <Popover.Content
          className={styles["findings"]}
          aria-label={words.title}
          sideOffset={6}
          collisionPadding={8}
        >
          <FindingList {...shared} name="opened" findings={opened} />
          <FindingList {...shared} name="closed" findings={closed} />
          <FindingList {...shared} name="moved" findings={moved} />
          <p className={styles["quiet"]}>{words.foundHere}</p>
          {hash !== null && (
            <p className={styles["quiet"]}>
              {words.hash} <HashText hash={hash} />
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface FindingListProps {
  readonly projectId: string;
  readonly branchId: string | undefined;
  readonly name: "opened" | "closed" | "moved";
  readonly findings: readonly Finding[];
}

const SHOWN = 30;

function FindingList({ name, findings, projectId, branchId }: FindingListProps): ReactNode {
  if (findings.length === 0) {
    return null;
  }
  return (
    <section>
      <h3>{words.lists[name](findings.length)}</h3>
      <ul className={styles["list"]} aria-label={words.lists[name](findings.length)}>
        {findings.slice(0, SHOWN).map(({ ruleId, subjectId, subjectName, reason }) => (
          <li key={`${ruleId} ${subjectId}`}>
            <Link
              to="/projects/$projectId/review"
              params={{ projectId }}
              search={{ branchId, rule: ruleId, subjectId, at: `${ruleId}:${subjectId}`, answer: "any" }}
            >
              <code>{ruleId}</code> {subjectName ?? subjectId.slice(0, 8)}
            </Link>
            <br />
            <span className={styles["quiet"]}>{reason}</span>
          </li>
        ))}
      </ul>
      {findings.length > SHOWN && <p>{words.more(findings.length - SHOWN)}</p>}
    </section>
  );
}
