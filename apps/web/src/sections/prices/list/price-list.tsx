import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { workspaceSettingsQuery } from "../../../api/settings-queries.js";
import { Button } from "../../../design/button.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Filters } from "../../../design/filters.js";
import { SearchField } from "../../../design/search-field.js";
import { Stack } from "../../../design/stack.js";
import { PRICE_WORDS as words } from "../../../words/prices.js";
import { type Price, pricesQuery } from "../price-queries.js";
import type { PricesTabProps } from "../prices-screen.js";
import { usePricesAddress } from "../use-prices-address.js";
import { DeletePrice } from "./delete-price.js";
import { PriceRow } from "./price-row.js";

/** What the workspace knows of what things cost. */
export function PriceList({ mayEdit }: PricesTabProps): ReactNode {
  const { workspaceId, search, change } = usePricesAddress();
  const query = useInfiniteQuery(pricesQuery(workspaceId, search.q));
  const { data: settings } = useQuery(workspaceSettingsQuery(workspaceId));
  const [deleted, setDeleted] = useState<Price | null>(null);
  return (
    <Stack>
      <Filters label={words.filters}>
        <SearchField
          label={words.search}
          hint={words.searchHint}
          value={search.q}
          onSought={(q) => change({ q })}
        />
      </Filters>
      <PagedList
        label={words.list}
        query={query}
        keyOf={({ id }) => id}
        rowHeight={60}
        row={(price) => (
          <PriceRow
            workspaceId={workspaceId}
            price={price}
            cost={settings?.effective.cost}
            onDelete={mayEdit ? () => setDeleted(price) : undefined}
          />
        )}
        empty={search.q === undefined ? <NoPrices mayEdit={mayEdit} /> : <NoneFound />}
      />
      {deleted !== null && (
        <DeletePrice workspaceId={workspaceId} price={deleted} onClose={() => setDeleted(null)} />
      )}
    </Stack>
  );
}

function NoneFound(): ReactNode {
  return <EmptyState title={words.noneFound} words={words.noneFoundWords} />;
}

function NoPrices({ mayEdit }: PricesTabProps): ReactNode {
  const { change } = usePricesAddress();
  return (
    <EmptyState title={words.none} words={mayEdit ? words.noneWords : words.noneViewer}>
      {mayEdit && <Button onClick={() => change({ tab: "catalogue" })}>{words.toCatalogue}</Button>}
    </EmptyState>
  );
}
