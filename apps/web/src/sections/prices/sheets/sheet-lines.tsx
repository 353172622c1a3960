import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import type { CostLine, Estimate } from "../../../api/cost-queries.js";
import { projectQuery } from "../../../api/queries.js";
import { useFactNames } from "../../../api/use-fact-names.js";
import { Button } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { EndlessList } from "../../../design/endless-list.js";
import { Card } from "../../../design/page.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { pricesByIdQuery } from "../price-queries.js";
import { LineDialog } from "./line-dialog.js";
import { LineRow } from "./line-row.js";
import { lineName } from "./line-words.js";
import type { OpenSheetProps } from "./open-sheet.js";
import { SheetProblem } from "./sheet-problem.js";
import { linesWith, type ShownLine, shownLines } from "./shown-lines.js";
import { useSheetAddress } from "./use-sheet-address.js";
import { useSheetEdits } from "./use-sheet-edits.js";

export interface SheetLinesProps extends OpenSheetProps {
  readonly estimate: Estimate | undefined;
  readonly mayEdit: boolean;
}

/** The lines of a cost sheet, to be searched, added, changed and removed. */
export function SheetLines({ read, estimate, mayEdit }: SheetLinesProps): ReactNode {
  const { search, change } = useSheetAddress();
  const known = useKnownLines(read.sheet.lines, estimate);
  const [edited, setEdited] = useState<CostLine | "new" | null>(null);
  const edits = useSheetEdits(() => undefined);
  const shown = shownLines(known, search);
  const remove = (shownLine: ShownLine): void => {
    const said = words.lineRemoved(lineName(shownLine));
    edits.write({ edit: { does: "remove", id: shownLine.line.id }, on: read, said });
  };
  const add = mayEdit && (
    <Button look="primary" onClick={() => setEdited("new")}>
      {words.addLine}
    </Button>
  );
  return (
    <Card title={words.lines} actions={read.sheet.lines.length > 0 && add}>
      {read.sheet.lines.length === 0 ? (
        <EmptyState title={words.noLines} words={mayEdit ? words.noLinesWords : words.noLinesViewer}>
          {add}
        </EmptyState>
      ) : (
        <Stack>
          <search aria-label={words.filters}>
            <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
          </search>
          {shown.length === 0 ? (
            <EmptyState title={words.noLinesFound} words={words.noLinesFoundWords}>
              <Button onClick={() => change({ q: undefined, flag: undefined })}>{words.anyLine}</Button>
            </EmptyState>
          ) : (
            <EndlessList
              label={words.lines}
              items={shown}
              keyOf={({ line }) => line.id}
              rowHeight={60}
              row={(one) => (
                <LineRow
                  shown={one}
                  onEdit={mayEdit ? () => setEdited(one.line) : undefined}
                  onRemove={() => remove(one)}
                />
              )}
            />
          )}
        </Stack>
      )}
      <SheetProblem edits={edits} />
      {edited !== null && (
        <LineDialog
          read={read}
          line={edited === "new" ? null : edited}
          currency={estimate?.currency}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

function useKnownLines(lines: readonly CostLine[], estimate: Estimate | undefined): readonly ShownLine[] {
  const { projectId } = useSheetAddress();
  const { data: project } = useQuery(projectQuery(projectId));
  const ids = useMemo(() => lines.flatMap(({ priceId }) => priceId ?? []), [lines]);
  const { data: prices } = useQuery(pricesByIdQuery(project?.workspaceId ?? "", ids));
  const { byId, isWhole } = useFactNames(projectId);
  return useMemo(
    () =>
      linesWith(lines, {
        estimate,
        prices: prices ?? new Map(),
        // Nobody has gone whose name is on its way.
        nameOf: (id) => byId.get(id)?.name ?? (isWhole ? undefined : words.nameComes),
      }),
    [lines, estimate, prices, byId, isWhole],
  );
}
