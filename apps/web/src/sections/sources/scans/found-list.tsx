import type { ReactNode } from "react";
import { PagedList, type PagedListProps } from "../../../api/paged-list.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { hasWords } from "../../../design/has-words.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { SCAN_WORDS as words } from "../../../words/scans.js";
import { NoneFound } from "../none-found.js";
import { useScanAddress } from "./use-scan-address.js";

export interface FoundListProps<Item>
  extends Pick<PagedListProps<Item>, "label" | "query" | "keyOf" | "row"> {
  /** What of an item is searched. */
  readonly textOf: (item: Item) => string;
  /** Beside the search. */
  readonly filters?: ReactNode;
  readonly isFiltered?: boolean | undefined;
  /** What is said where the scan found none at all. */
  readonly none: { readonly title: string; readonly words: string };
}

const ROW = 58;

/** One kind of what a scan found: search, filters, and the list. */
export function FoundList<Item>(props: FoundListProps<Item>): ReactNode {
  const { label, query, keyOf, row, textOf, filters, isFiltered = false, none } = props;
  const { search, change } = useScanAddress();
  return (
    <Stack>
      <Filters label={words.filters}>
        <SearchField label={words.search} value={search.q} onSought={(q) => change({ q })} />
        {filters}
      </Filters>
      <PagedList
        {...{ label, query, keyOf, row }}
        rowHeight={ROW}
        filter={(item) => hasWords(textOf(item), search.q)}
        empty={
          isFiltered || search.q !== undefined ? (
            <NoneFound />
          ) : (
            <EmptyState title={none.title} words={none.words} />
          )
        }
      />
    </Stack>
  );
}
