import type { ProblemError } from "@plumbline/api-client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { namesOfFacts } from "../../api/names-of-facts.js";
import { ProblemView } from "../../api/problem-view.js";
import { ShownQuery } from "../../api/shown-query.js";
import { Button } from "../../design/button.js";
import { HISTORY_WORDS as words } from "../../words/history.js";
import { ConflictRow } from "./conflict-row.js";
import styles from "./history.module.css";
import { mergeAsChosen, readThreeModels } from "./history-queries.js";
import { mergeConflicts } from "./merge-conflicts.js";
import { planOfChoices, type Side } from "./plan-of-choices.js";

export interface ConflictsViewProps {
  readonly projectId: string;
  readonly branchId: string;
  /** The refused merge. */
  readonly problem: ProblemError;
  readonly onAgain: () => void;
  readonly onMerged: (version: number) => void;
}

/** The conflicts of a merge, to be decided one by one. */
export function ConflictsView(props: ConflictsViewProps): ReactNode {
  const { projectId, branchId, problem } = props;
  const three = useQuery({
    queryKey: ["projects", projectId, "branches", branchId, "conflicts", problem.requestId],
    queryFn: () => readThreeModels(projectId, branchId),
    // What is decided is decided on these: others are read when the merge is tried again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <ShownQuery query={three}>{(data) => <Choices {...props} three={data} />}</ShownQuery>;
}

type Three = Awaited<ReturnType<typeof readThreeModels>>;

function Choices({
  projectId,
  branchId,
  problem,
  onAgain,
  onMerged,
  three,
}: ConflictsViewProps & { readonly three: Three }): ReactNode {
  const { models, mainVersion, branchVersion } = three;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const conflicts = useMemo(() => mergeConflicts(problem.errors, models), [problem, models]);
  const names = useMemo(() => namesOfFacts(models.branch, models.main, models.base), [models]);
  const merging = useMutation({
    mutationFn: () => {
      const plan = planOfChoices(conflicts, chosen);
      return mergeAsChosen(projectId, { branchId, mainVersion, branchVersion, plan });
    },
    onSuccess: ({ modelVersion }) => onMerged(modelVersion),
  });
  const choose = (key: string, side: Side): void => setChosen(new Map(chosen).set(key, side));
  const isDecided = conflicts.every(({ key, isChoice }) => isChoice && chosen.has(key));
  return (
    <div className={styles["stack"]}>
      <div>
        <h2>{words.conflicts(conflicts.length)}</h2>
        <p className={styles["quiet"]}>{words.conflictsWords}</p>
      </div>
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.key}
          conflict={conflict}
          names={names}
          chosen={chosen.get(conflict.key)}
          onChoose={(side) => choose(conflict.key, side)}
        />
      ))}
      <ProblemView error={merging.error} onRetry={onAgain} />
      <p className={styles["quiet"]}>{words.mergeChosenWords}</p>
      <div className={styles["actions"]}>
        <Button
          look="primary"
          disabled={!isDecided}
          isBusy={merging.isPending}
          onClick={() => merging.mutate()}
        >
          {words.mergeChosen}
        </Button>
        <span className={styles["quiet"]}>{words.chosen(chosen.size, conflicts.length)}</span>
        <Link to="/projects/$projectId/model" params={{ projectId }} search={{ branch: branchId }}>
          {words.openOnCanvas}
        </Link>
      </div>
    </div>
  );
}
