import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type FactChange, isTooMuch } from "../../api/fact-history.js";
import { ProblemView } from "../../api/problem-view.js";
import { useActorName } from "../../api/use-actor-name.js";
import { useFactHistory } from "../../api/use-fact-history.js";
import { Button } from "../../design/button.js";
import { Loading } from "../../design/loading.js";
import { Card } from "../../design/page.js";
import { TimeText } from "../../design/time-text.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { ChangeTable } from "./change-table.js";
import styles from "./history-tab.module.css";
import { usePartAddress } from "./use-part-address.js";
import { nameIn, type PartProps } from "./whole.js";

/** The changes of a part, the newest first, each looked for when it is asked for. */
export function HistoryTab({ part, whole }: PartProps): ReactNode {
  const { projectId, search } = usePartAddress();
  const id = part.fact.id;
  const isOfMain = part.kind !== "schema" && search.branch === undefined;
  const found = useFactHistory({ projectId, id, version: whole.modelVersion, isWanted: isOfMain });
  const { changes } = found;
  return (
    <Card title={words.historyTitle} actions={<ToHistory />}>
      {part.kind === "schema" && <p>{words.schemaHistory}</p>}
      {found.isLoading && <Loading />}
      {found.isSuccess && changes.length === 0 && <p>{words.noHistory}</p>}
      <ol className={styles["changes"]}>
        {changes.map((change) => (
          <li key={change.version}>
            <OneChange change={change} nameOf={(other) => nameIn(whole, other)} />
          </li>
        ))}
      </ol>
      {isTooMuch(found.error) ? <p>{words.tooMuchChanged}</p> : <ProblemView error={found.error} />}
      {found.hasNextPage && (
        <Button size="small" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {found.isFetchingNextPage ? words.historySearching : words.earlier}
        </Button>
      )}
      {found.isSuccess && changes.length > 0 && !found.hasNextPage && (
        <p className={styles["quiet"]}>{words.historyEnd}</p>
      )}
      {isOfMain && <p className={styles["quiet"]}>{words.historyLimit}</p>}
    </Card>
  );
}

function ToHistory(): ReactNode {
  const { projectId } = usePartAddress();
  return (
    <Link to="/projects/$projectId/history" params={{ projectId }}>
      {words.toHistory}
    </Link>
  );
}

function OneChange({
  change: { version, entry, item },
  nameOf,
}: {
  readonly change: FactChange;
  readonly nameOf: (id: string) => string;
}): ReactNode {
  const { projectId } = usePartAddress();
  const nameOfActor = useActorName(projectId);
  return (
    <>
      <p>
        <strong>{words.atVersion(version)}</strong>{" "}
        {entry !== null && (
          <span className={styles["quiet"]}>
            {nameOfActor(entry.actor)}, <TimeText at={entry.at} />
            {entry.summary !== "" && ` – ${entry.summary}`}
          </span>
        )}
      </p>
      {item?.change === "added" && <p>{words.came}</p>}
      {item?.change === "removed" && <p>{words.went}</p>}
      {item?.change === "changed" && (
        <ChangeTable
          changes={item.fields.map(({ field, left, right }) => ({ field, before: left, after: right }))}
          nameOf={nameOf}
        />
      )}
    </>
  );
}
