import type { ReactNode } from "react";
import { useFactNames } from "../../api/use-fact-names.js";
import { Button } from "../../design/button.js";
import { ChoiceField } from "../../design/choice-field.js";
import { TextField } from "../../design/field.js";
import { Filters } from "../../design/filters.js";
import { DECISION_WORDS as words } from "../../words/decisions.js";
import { DECISION_STATUSES } from "./decision-list-search.js";
import { useDecisionList } from "./use-decision-list.js";

export function DecisionFilters({ projectId }: { readonly projectId: string }): ReactNode {
  const { search, change } = useDecisionList();
  return (
    <Filters label={words.filters}>
      <TextField
        label={words.search}
        type="search"
        value={search.q ?? ""}
        onChange={({ target }) => change({ q: target.value || undefined })}
      />
      <ChoiceField
        label={words.status}
        value={search.status}
        options={DECISION_STATUSES}
        names={words.statuses}
        none={words.anyStatus}
        onChange={(status) => change({ status })}
      />
      {search.affects !== undefined && <AffectsFilter projectId={projectId} id={search.affects} />}
    </Filters>
  );
}

function AffectsFilter({ projectId, id }: { readonly projectId: string; readonly id: string }): ReactNode {
  const { change } = useDecisionList();
  const { byId } = useFactNames(projectId);
  return (
    <div>
      <p>{words.affectsOne(byId.get(id)?.name ?? id)}</p>
      <Button size="small" onClick={() => change({ affects: undefined })}>
        {words.allParts}
      </Button>
    </div>
  );
}
