import { type ReactNode, useMemo, useState } from "react";
import { type FactChange, isTooMuch } from "../../api/fact-history.js";
import { namesOfFacts } from "../../api/names-of-facts.js";
import { ProblemView } from "../../api/problem-view.js";
import { useActorName } from "../../api/use-actor-name.js";
import { useFactHistory } from "../../api/use-fact-history.js";
import type { ModelLists } from "../../canvas/canvas-model.js";
import { Button } from "../../design/button.js";
import { Loading } from "../../design/loading.js";
import { TimeText } from "../../design/time-text.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import { changedFields } from "./changed-fields.js";
import styles from "./inspector.module.css";

export interface FactHistoryProps {
  readonly projectId: string;
  readonly id: string;
  /** The version of main that is shown; null where a branch is, whose versions are not kept apart. */
  readonly version: number | null;
  readonly model: ModelLists;
}

/** Who changed a fact, what and when: looked for on request, since it is found by comparing versions. */
export function FactHistory({ projectId, id, version, model }: FactHistoryProps): ReactNode {
  const [isWanted, setWanted] = useState(false);
  const names = useMemo(() => (isWanted ? namesOfFacts(model) : null), [isWanted, model]);
  const found = useFactHistory({
    projectId,
    id,
    version: version ?? 0,
    isWanted: isWanted && version !== null,
  });
  const { changes, error, hasNextPage, isFetching, isLoading, isSuccess } = found;
  return (
    <section className={styles["list"]} aria-label={words.history}>
      <h3>{words.history}</h3>
      {version === null && <p className={styles["what"]}>{words.historyOfBranch}</p>}
      <ol className={styles["changes"]}>
        {changes.map((change) => (
          <li key={change.version}>
            <OneChange change={change} projectId={projectId} nameOf={(one) => names?.get(one) ?? one} />
          </li>
        ))}
      </ol>
      {isLoading && <Loading />}
      {isSuccess && changes.length === 0 && <p className={styles["what"]}>{words.historyNone}</p>}
      {isTooMuch(error) ? <p>{words.historyTooMuch}</p> : <ProblemView error={error} />}
      {version !== null && (!isWanted || hasNextPage) && (
        <Button
          size="small"
          look="quiet"
          isBusy={isFetching}
          onClick={() => (isWanted ? void found.fetchNextPage() : setWanted(true))}
        >
          {isFetching ? words.historySearching : isWanted ? words.historyEarlier : words.historyShow}
        </Button>
      )}
    </section>
  );
}

interface OneChangeProps {
  readonly change: FactChange;
  readonly projectId: string;
  readonly nameOf: (id: string) => string;
}

function OneChange({ change: { version, entry, item }, projectId, nameOf }: OneChangeProps): ReactNode {
  const nameOfActor = useActorName(projectId);
  return (
    <>
      <p className={styles["what"]}>
        {entry !== null && (
          <>
            <strong>{nameOfActor(entry.actor)}</strong> <TimeText at={entry.at} />
          </>
        )}{" "}
        {words.inVersion(version)}
      </p>
      {entry !== null && entry.summary !== "" && <p className={styles["summary"]}>{entry.summary}</p>}
      {item !== null && item.change !== "changed" && <p>{words.historyOf[item.change]}</p>}
      <ul>
        {changedFields(item?.fields ?? [], nameOf).map(({ field, before, after }) => (
          <li key={field} className={styles["summary"]}>
            {field}: {before} → {after}
          </li>
        ))}
      </ul>
    </>
  );
}
