import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../design/button.js";
import type { StressOutput } from "../../engines/stress.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { RefusalReasons } from "./refused-run.js";
import { RunView } from "./run-view.js";
import { runQuery } from "./stress-queries.js";
import styles from "./tried-result.module.css";
import type { PartNames } from "./use-part-names.js";
import { useStressAddress } from "./use-stress-address.js";

export interface TriedResultProps {
  readonly tried: StressOutput;
  /** The stored run that it is laid over; null where there is none. */
  readonly savedRunId: string | null;
  readonly names: PartNames;
  readonly onBack: () => void;
}

/** What came of what was typed, in this browser alone. */
export function TriedResult({ tried, savedRunId, names, onBack }: TriedResultProps): ReactNode {
  const { projectId } = useStressAddress();
  const { data: saved } = useQuery(runQuery(projectId, savedRunId));
  return (
    <div className={styles["tried"]}>
      <p className={styles["head"]} role="status">
        <strong>{words.triedTitle}</strong>
        <Button size="small" onClick={onBack}>
          {words.backToSaved}
        </Button>
      </p>
      {tried.outcome === "too-long" && <p>{words.triedTooLong}</p>}
      {tried.outcome === "refused" && (
        <RefusalReasons
          messages={tried.reasons.length === 0 ? [tried.title] : tried.reasons.map(({ message }) => message)}
        />
      )}
      {tried.outcome === "ran" && (
        <RunView run={tried.run} names={names} other={saved ?? null} otherLabel={words.savedOther} />
      )}
    </div>
  );
}
