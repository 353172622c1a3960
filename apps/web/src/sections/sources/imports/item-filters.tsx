import type { ReactNode } from "react";
import { ChoiceField } from "../../../design/choice-field.js";
import { Filters } from "../../../design/filters.js";
import { SearchField } from "../../../design/search-field.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import { ITEM_CHANGES, ITEM_KINDS, ITEM_STATES, MATCHES } from "./item-groups.js";
import { useImportAddress } from "./use-import-address.js";

/** Which items are shown; the address keeps it. */
export function ItemFilters(): ReactNode {
  const { search, change } = useImportAddress();
  return (
    <Filters label={words.filters}>
      <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
      <ChoiceField
        label={words.match}
        value={search.match}
        options={MATCHES}
        names={words.matches}
        none={words.any}
        onChange={(match) => change({ match })}
      />
      <ChoiceField
        label={words.kind}
        value={search.kind}
        options={ITEM_KINDS}
        names={words.kinds}
        none={words.any}
        onChange={(kind) => change({ kind })}
      />
      <ChoiceField
        label={words.change}
        value={search.change}
        options={ITEM_CHANGES}
        names={words.changes}
        none={words.any}
        onChange={(one) => change({ change: one })}
      />
      <ChoiceField
        label={words.itemState}
        value={search.state}
        options={ITEM_STATES}
        names={words.itemStates}
        none={words.any}
        onChange={(state) => change({ state })}
      />
    </Filters>
  );
}
