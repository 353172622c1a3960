import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { CheckField, SelectField, TextField } from "../../design/field.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./promise-list.module.css";
import { GAP_FILTERS, PROMISE_STATES, type PromiseListSearch } from "./promise-list-search.js";

export interface PromiseFiltersProps {
  readonly search: PromiseListSearch;
  readonly onChange: (changed: PromiseListSearch) => void;
}

/** Which promises are listed; the address keeps it. */
export function PromiseFilters({ search, onChange }: PromiseFiltersProps): ReactNode {
  const setText = useWrittenText(search.q ?? "", (q) => onChange({ q: q === "" ? undefined : q }));
  return (
    <search className={styles["filters"]}>
      <TextField
        label={DESIGN_WORDS.search}
        type="search"
        maxLength={200}
        defaultValue={search.q ?? ""}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label={words.state}
        value={search.state ?? ""}
        onChange={({ target }) => onChange({ state: PROMISE_STATES.find((state) => state === target.value) })}
      >
        <option value="">{words.any}</option>
        {PROMISE_STATES.map((state) => (
          <option key={state} value={state}>
            {words.states[state]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.gaps}
        value={search.gaps ?? ""}
        onChange={({ target }) => onChange({ gaps: GAP_FILTERS.find((gaps) => gaps === target.value) })}
      >
        <option value="">{words.any}</option>
        {GAP_FILTERS.map((gaps) => (
          <option key={gaps} value={gaps}>
            {words.gapFilters[gaps]}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={words.waits}
        checked={search.review === "yes"}
        onChange={({ target }) => onChange({ review: target.checked ? "yes" : undefined })}
      />
    </search>
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
