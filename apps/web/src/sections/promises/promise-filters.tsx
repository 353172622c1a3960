import type { ReactNode } from "react";
import { ChoiceField } from "../../design/choice-field.js";
import { CheckField } from "../../design/field.js";
import { Filters } from "../../design/filters.js";
import { SearchField } from "../../design/search-field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { GAP_FILTERS, PROMISE_STATES, type PromiseListSearch } from "./promise-list-search.js";

/** The service is asked for each text. */
const PAUSE_MS = 200;

export interface PromiseFiltersProps {
  readonly search: PromiseListSearch;
  readonly onChange: (changed: PromiseListSearch) => void;
}

/** Which promises are listed; the address keeps it. */
export function PromiseFilters({ search, onChange }: PromiseFiltersProps): ReactNode {
  return (
    <Filters label={words.filters}>
      <SearchField
        label={DESIGN_WORDS.search}
        maxLength={200}
        value={search.q}
        onSought={(q) => onChange({ q })}
        pauseMs={PAUSE_MS}
      />
      <ChoiceField
        label={words.state}
        value={search.state}
        options={PROMISE_STATES}
        names={words.states}
        none={words.any}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceField
        label={words.gaps}
        value={search.gaps}
        options={GAP_FILTERS}
        names={words.gapFilters}
        none={words.any}
        onChange={(gaps) => onChange({ gaps })}
      />
      <CheckField
        label={words.waits}
        checked={search.review === "yes"}
        onChange={({ target }) => onChange({ review: target.checked ? "yes" : undefined })}
      />
    </Filters>
  );
}
