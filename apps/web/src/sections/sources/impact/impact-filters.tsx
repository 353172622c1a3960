import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { branchesQuery, revisionsQuery } from "../../../api/branches.js";
import { ChoiceField } from "../../../design/choice-field.js";
import { SelectField } from "../../../design/field.js";
import { Filters } from "../../../design/filters.js";
import { SearchField } from "../../../design/search-field.js";
import { IMPACT_WORDS as words } from "../../../words/impact.js";
import { CERTAINTIES, IMPACT_KINDS } from "../scans/scan-search.js";
import { useScanAddress } from "../scans/use-scan-address.js";

/** What of an impact is shown, and on which state of the design it is. */
export function ImpactFilters(): ReactNode {
  const { search, change } = useScanAddress();
  return (
    <Filters label={words.filters}>
      <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
      <ChoiceField
        label={words.certainty}
        value={search.certainty}
        options={CERTAINTIES}
        names={words.certainties}
        none={words.any}
        onChange={(certainty) => change({ certainty })}
      />
      <ChoiceField
        label={words.kind}
        value={search.of}
        options={IMPACT_KINDS}
        names={words.kinds}
        none={words.any}
        onChange={(of) => change({ of })}
      />
      <StateChoice />
    </Filters>
  );
}

function StateChoice(): ReactNode {
  const { projectId, search, change } = useScanAddress();
  const { data: revisions = [] } = useQuery(revisionsQuery(projectId));
  const { data: branches = [] } = useQuery(branchesQuery(projectId));
  return (
    <SelectField
      label={words.on}
      value={search.on ?? ""}
      onChange={({ target }) => change({ on: target.value || undefined })}
    >
      <option value="">{words.main}</option>
      {branches.length > 0 && (
        <optgroup label={words.branches}>
          {branches.map(({ id, name }) => (
            <option key={id} value={`branch:${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {revisions.length > 0 && (
        <optgroup label={words.revisions}>
          {revisions.map(({ id, name }) => (
            <option key={id} value={`revision:${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}
