import { type ReactNode, useMemo } from "react";
import { useMayEdit } from "../../../api/use-role.js";
import { EmptyState } from "../../../design/empty-state.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { NoneFound } from "../none-found.js";
import type { SourceImport } from "../source-records.js";
import { DecisionBar } from "./decision-bar.js";
import { DecisionProblem } from "./decision-problem.js";
import { ItemFilters } from "./item-filters.js";
import { itemLines, itemsOf } from "./item-groups.js";
import { ItemList } from "./item-list.js";
import { refusedItems } from "./refused-items.js";
import { useDecide } from "./use-decide.js";
import { useImportAddress } from "./use-import-address.js";
import { useItemChoices } from "./use-item-choices.js";
import { useItemKeys } from "./use-item-keys.js";

export interface DecidingImportProps {
  readonly projectId: string;
  readonly source: SourceImport;
}

/** The items of an import with what is chosen for them, and the way to write that. */
export function DecidingImport({ projectId, source }: DecidingImportProps): ReactNode {
  const { search, change } = useImportAddress();
  const { items, state } = source;
  const choosing = useItemChoices(items);
  const decide = useDecide(projectId, source, choosing.clear);
  const mayDecide = useMayEdit(projectId) && state === "open";
  const refused = useMemo(() => refusedItems(decide.error), [decide.error]);
  const lines = useMemo(() => {
    const shown = search.refused === undefined ? items : items.filter(({ id }) => refused?.has(id));
    return itemLines(shown, search);
  }, [items, search, refused]);
  const shown = useMemo(() => itemsOf(lines), [lines]);
  const isLedTo = useItemKeys(shown, mayDecide ? choosing : null);
  if (items.length === 0) {
    return <EmptyState title={words.noItems} words={words.noItemsWords} />;
  }
  return (
    <Stack>
      {!mayDecide && state === "open" && <QuietText>{words.viewer}</QuietText>}
      <ItemFilters />
      {mayDecide && (
        <DecisionBar
          choosing={choosing}
          shown={shown}
          isBusy={decide.isPending}
          onDecide={() => decide.mutate({ choices: choosing.choices, targets: choosing.targets })}
        />
      )}
      <DecisionProblem
        error={decide.error}
        refused={refused}
        isAlone={search.refused !== undefined}
        onAlone={(isAlone) => change({ refused: isAlone ? "yes" : undefined })}
      />
      {lines.length === 0 ? (
        <NoneFound />
      ) : (
        <ItemList
          projectId={projectId}
          source={source}
          lines={lines}
          choosing={mayDecide ? choosing : null}
          refused={refused}
          isLedTo={isLedTo}
        />
      )}
    </Stack>
  );
}
