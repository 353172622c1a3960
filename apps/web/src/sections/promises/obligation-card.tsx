import type { ReactNode } from "react";
import { Badge } from "../../design/badge.js";
import { Button } from "../../design/button.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { EvidenceLine } from "./evidence-line.js";
import styles from "./obligation-list.module.css";
import type { ObligationRecord, ObligationStatus } from "./promise-records.js";
import { recipeLines } from "./recipe-lines.js";
import { ResultBadge } from "./result-badge.js";
import { RunButton } from "./run-button.js";
import { isDraftOf, type ShownPromise } from "./shown-revision.js";
import { nameOfThing } from "./things.js";

export interface ObligationCardProps extends ShownPromise {
  readonly obligation: ObligationRecord;
  /** What shows it; null of a revision that is neither in force nor the draft. */
  readonly status: ObligationStatus | null;
  readonly gaps: readonly string[];
  readonly onAsk: (what: "change" | "remove" | "evidence") => void;
  readonly onRuns: (key: string) => void;
}

/** One obligation: its last result, whether that still counts, and what it asks. */
export function ObligationCard(props: ObligationCardProps): ReactNode {
  const { obligation, status, gaps, things } = props;
  const { key, title, kind, recipe, source } = obligation;
  return (
    <article className={styles["card"]} aria-label={`${key} ${title}`}>
      <div className={styles["head"]}>
        <code>{key}</code>
        <h2 className={styles["title"]}>{title}</h2>
        {status !== null && <ResultBadge result={status.result} isStale={status.stale} />}
        <Badge>{kind}</Badge>
        <Badge title={words.sources[source].meaning}>{words.sources[source].name}</Badge>
      </div>
      {recipe.text !== "" && <p className={styles["text"]}>{recipe.text}</p>}
      {gaps.length > 0 && (
        <ul className={styles["gaps"]}>
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
      {status?.changed.map((moved) => (
        <p key={`${moved.kind} ${moved.id}`} className={styles["moved"]}>
          {words.movedInput(words.inputKinds[moved.kind], nameOfThing(things, moved.id), {
            from: String(moved.recorded),
            to: moved.current === null ? null : String(moved.current),
          })}
        </p>
      ))}
      {status?.evidence.map((entry) => (
        <EvidenceLine key={entry.runUrl} entry={entry} />
      ))}
      {status?.limitations.map((limitation) => (
        <p key={limitation} className={styles["moved"]}>
          {limitation}
        </p>
      ))}
      <details>
        <summary>{words.whatItAsks}</summary>
        <dl className={styles["recipe"]}>
          {recipeLines(recipe, things).map(({ name, lines }) => (
            <RecipePart key={name} name={words.recipeParts[name]} lines={lines} />
          ))}
        </dl>
      </details>
      <ObligationButtons {...props} />
    </article>
  );
}

function RecipePart({
  name,
  lines,
}: {
  readonly name: string;
  readonly lines: readonly string[];
}): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </dd>
    </>
  );
}

function ObligationButtons(props: ObligationCardProps): ReactNode {
  const { promise, revision, obligation, mayEdit, onAsk, onRuns } = props;
  const isDraft = isDraftOf(promise, revision);
  return (
    <div className={styles["buttons"]}>
      {mayEdit && <RunButton {...props} />}
      {mayEdit && obligation.execution === "external-evidence" && (
        <Button size="small" onClick={() => onAsk("evidence")}>
          {words.recordEvidence}
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => onRuns(obligation.key)}>
        {words.itsRuns}
      </Button>
      {mayEdit && isDraft && (
        <>
          <Button size="small" look="quiet" onClick={() => onAsk("change")}>
            {words.change}
          </Button>
          <Button size="small" look="quiet" onClick={() => onAsk("remove")}>
            {words.remove}
          </Button>
        </>
      )}
    </div>
  );
}
