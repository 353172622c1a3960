import { isProblem } from "@plumbline/api-client";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { modelQuery } from "../../../api/model-query.js";
import { namesOfFacts } from "../../../api/names-of-facts.js";
import { ProblemView } from "../../../api/problem-view.js";
import { ShownQuery } from "../../../api/shown-query.js";
import { useMayEdit } from "../../../api/use-role.js";
import { Card } from "../../../design/page.js";
import { ProblemPanel } from "../../../design/problem-panel.js";
import { QuietText } from "../../../design/quiet-text.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import type { Architecture } from "./architecture-queries.js";
import { DecideBar } from "./decide-bar.js";
import { ItemRow } from "./item-row.js";
import styles from "./items.module.css";
import { refusedReasons } from "./refused-reasons.js";
import { type ShownItems, shownItems } from "./shown-items.js";
import { useArchitectureKeys } from "./use-architecture-keys.js";
import { useChosenItems } from "./use-chosen-items.js";
import { useDecideArchitecture } from "./use-decide-architecture.js";

export interface ArchitectureItemsProps {
  readonly projectId: string;
  readonly proposal: Architecture;
}

/** The items beside the design as it is now, on main or on the branch of the proposal; alone once that has ended. */
export function ArchitectureItems({ projectId, proposal }: ArchitectureItemsProps): ReactNode {
  const { branchId } = proposal;
  const query = useQuery(modelQuery(projectId, branchId === null ? {} : { branchId }));
  const hasEnded = branchId !== null && isProblem(query.error, "not_found");
  const model = hasEnded ? null : query.data?.model;
  const shown = useMemo(() => {
    const names = namesOfFacts(model ?? undefined);
    return model === undefined ? undefined : shownItems(proposal, model, (id) => names.get(id));
  }, [model, proposal]);
  return shown === undefined ? (
    <ShownQuery query={query}>{() => null}</ShownQuery>
  ) : (
    <DecidingItems {...{ projectId, proposal, shown, hasEnded }} />
  );
}

interface DecidingItemsProps extends ArchitectureItemsProps {
  readonly shown: ShownItems;
  /** The branch of the proposal is there no more: nothing can be decided. */
  readonly hasEnded: boolean;
}

function DecidingItems({ projectId, proposal, shown, hasEnded }: DecidingItemsProps): ReactNode {
  const mayDecide = useMayEdit(projectId) && proposal.status === "open" && !hasEnded;
  const choosing = useChosenItems(proposal.items);
  const decide = useDecideArchitecture(projectId, proposal.id, choosing.clear);
  const refused = refusedReasons(decide.error);
  const choices = mayDecide ? choosing : null;
  const at = useArchitectureKeys(proposal.items, choices);
  const names = new Map(shown.items.map(({ item, name }) => [item.id, name]));
  return (
    <Card title={words.items(proposal.items.length)}>
      {hasEnded && <QuietText>{words.branchEnded}</QuietText>}
      {mayDecide && (
        <DecideBar
          {...{ choosing }}
          items={proposal.items}
          isBusy={decide.isPending}
          onDecide={() => decide.mutate(choosing.sums)}
        />
      )}
      <Refusal error={decide.error} refused={refused} />
      <ul className={styles["items"]} aria-label={words.items(proposal.items.length)}>
        {shown.items.map((one) => (
          <ItemRow
            key={one.item.id}
            {...{ projectId, names }}
            shown={one}
            nameOf={shown.nameOf}
            choosing={choices}
            isAt={one.item.id === at}
            refused={refused?.get(one.item.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RefusalProps {
  readonly error: unknown;
  readonly refused: ReadonlyMap<string, string> | null;
}

/** Why nothing was written. */
function Refusal({ error, refused }: RefusalProps): ReactNode {
  return refused === null ? (
    <ProblemView error={error} />
  ) : (
    <ProblemPanel
      problem={{ title: words.refusedTitle, details: [words.refusedWords(refused.size)], requestId: null }}
    />
  );
}
