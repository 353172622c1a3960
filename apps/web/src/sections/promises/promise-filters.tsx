import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { ChoiceField } from "../../design/choice-field.js";
import { CheckField, TextField } from "../../design/field.js";
import { Filters } from "../../design/filters.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import { GAP_FILTERS, PROMISE_STATES, type PromiseListSearch } from "./promise-list-search.js";

export interface PromiseFiltersProps {
  readonly search: PromiseListSearch;
  readonly onChange: (changed: PromiseListSearch) => void;
}

/** Which promises are listed; the address keeps it. */
export function PromiseFilters({ search, onChange }: PromiseFiltersProps): ReactNode {
  const setText = useWrittenText(search.q ?? "", (q) => onChange({ q: q === "" ? undefined : q }));
  return (
    <Filters label={words.filters}>
      <TextField
        label={DESIGN_WORDS.search}
        type="search"
        maxLength={200}
        defaultValue={search.q ?? ""}
        onChange={(event) => setText(event.target.value)}
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

/** Says what was typed once typing rests, and not what the address said already. */
function useWrittenText(known: string, say: (text: string) => void): (text: string) => void {
  const [text, setText] = useState(known);
  const rested = useDeferredValue(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => {
      if (rested !== known) {
        say(rested);
      }
    }, 200);
    return () => clearTimeout(timer);
  }, [rested, known, say]);
  return setText;
}
