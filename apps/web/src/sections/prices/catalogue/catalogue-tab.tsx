import { isProblem } from "@plumbline/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { PagedList } from "../../../api/paged-list.js";
import { ProblemView } from "../../../api/problem-view.js";
import { EmptyState } from "../../../design/empty-state.js";
import { QuietText } from "../../../design/quiet-text.js";
import { Stack } from "../../../design/stack.js";
import { CATALOGUE_WORDS as words } from "../../../words/prices.js";
import { metersQuery } from "../price-queries.js";
import type { PricesTabProps } from "../prices-screen.js";
import type { CatalogueSearch } from "../prices-search.js";
import { usePricesAddress } from "../use-prices-address.js";
import { CatalogueForm } from "./catalogue-form.js";
import { MeterRow } from "./meter-row.js";

/** What the public catalogue says, and the way to take it into the price list. */
export function CatalogueTab({ mayEdit }: PricesTabProps): ReactNode {
  const { search, change } = usePricesAddress();
  const { service, region, sku, meter, currency } = search;
  const asked = { service, region, sku, meter, currency };
  const isAsked = [service, region, sku, meter].some((one) => one !== undefined);
  return (
    <Stack>
      <QuietText>{words.words}</QuietText>
      <CatalogueForm key={JSON.stringify(asked)} asked={asked} onAsk={change} />
      {isAsked && <Meters asked={asked} mayEdit={mayEdit} />}
    </Stack>
  );
}

function Meters({ asked, mayEdit }: PricesTabProps & { readonly asked: CatalogueSearch }): ReactNode {
  const { workspaceId } = usePricesAddress();
  const query = useInfiniteQuery(metersQuery(workspaceId, asked));
  if (query.isLoadingError) {
    return (
      <ProblemView error={query.error} onRetry={() => void query.refetch()}>
        {isProblem(query.error, "price_catalogue_unavailable") && (
          <Link to="/workspaces/$workspaceId" params={{ workspaceId }} search={{ tab: "settings" }}>
            {words.toSettings}
          </Link>
        )}
      </ProblemView>
    );
  }
  return (
    <PagedList
      label={words.list}
      query={query}
      // A meter may have several rows: of tiers, and of days that they hold from.
      keyOf={(meter) => JSON.stringify(meter)}
      rowHeight={60}
      row={(meter) => <MeterRow workspaceId={workspaceId} meter={meter} mayTake={mayEdit} />}
      empty={<EmptyState title={words.none} words={words.noneWords} />}
    />
  );
}
