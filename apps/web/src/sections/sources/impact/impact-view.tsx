import { type ReactNode, useMemo } from "react";
import { ShownQuery } from "../../../api/shown-query.js";
import { stateOfAddress } from "../../../api/state-of-address.js";
import { EmptyState } from "../../../design/empty-state.js";
import { EndlessList } from "../../../design/endless-list.js";
import { Stack } from "../../../design/stack.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import { GroupHead } from "../group-head.js";
import { useScanAddress } from "../scans/use-scan-address.js";
import type { ChangeImpact, Scan } from "../source-records.js";
import { EntryRow } from "./entry-row.js";
import { ImpactAbout } from "./impact-about.js";
import { ImpactFilters } from "./impact-filters.js";
import { type ImpactLine, impactLines } from "./impact-lines.js";
import { useImpact } from "./impact-query.js";
import { SourceChanges } from "./source-changes.js";

const ROW = 72;

/** What a change touches in a design, by how certain that is. */
export function ImpactView({ scan }: { readonly scan: Scan }): ReactNode {
  const { projectId, search } = useScanAddress();
  const impact = useImpact(projectId, scan.id, stateOfAddress(search.on));
  return (
    <ShownQuery query={impact}>
      {(one) => (
        <Stack>
          <ImpactAbout scan={scan} impact={one} />
          <ImpactFilters />
          <Touched impact={one} />
          <SourceChanges projectId={projectId} impact={one} />
        </Stack>
      )}
    </ShownQuery>
  );
}

function Touched({ impact: { entries } }: { readonly impact: ChangeImpact }): ReactNode {
  const { projectId, search } = useScanAddress();
  const lines = useMemo(() => impactLines(entries, search), [entries, search]);
  if (lines.length === 0) {
    return entries.length === 0 ? (
      <EmptyState title={words.none} words={words.noneWords} />
    ) : (
      <EmptyState title={words.noneFound} words={words.noneFoundWords} />
    );
  }
  return (
    <EndlessList<ImpactLine>
      label={words.list}
      items={lines}
      keyOf={(line) =>
        line.is === "head" ? `head ${line.certainty}` : `${line.entry.kind} ${line.entry.id}`
      }
      rowHeight={ROW}
      row={(line) =>
        line.is === "head" ? (
          <GroupHead words={words.certaintyWords[line.certainty]}>
            {words.certainties[line.certainty]}: {line.count}
          </GroupHead>
        ) : (
          <EntryRow projectId={projectId} entry={line.entry} />
        )
      }
    />
  );
}
