import type { ReactNode } from "react";
import { useFactNames } from "../../api/use-fact-names.js";
import { Button } from "../../design/button.js";
import { SelectField, TextField } from "../../design/field.js";
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
      <SelectField
        label={words.status}
        value={search.status ?? ""}
        onChange={({ target }) => change({ status: DECISION_STATUSES.find((one) => one === target.value) })}
      >
        <option value="">{words.anyStatus}</option>
        {DECISION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </SelectField>
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
