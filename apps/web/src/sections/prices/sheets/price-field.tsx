import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useState } from "react";
import { projectQuery } from "../../../api/queries.js";
import { NameSearch } from "../../../design/name-search.js";
import { PickedList } from "../../../design/picked-list.js";
import { COST_WORDS as words } from "../../../words/costs.js";
import { FACT_WORDS } from "../../../words/facts.js";
import { PRICE_WORDS } from "../../../words/prices.js";
import { priceName, unitPriceText } from "../price-name.js";
import { type Price, pricesByIdQuery, pricesFoundQuery } from "../price-queries.js";
import { useSheetAddress } from "./use-sheet-address.js";

export interface PriceFieldProps {
  readonly error: string | null;
  /** Of the sums: a price in another one is told as such. */
  readonly currency: string | undefined;
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One price of the workspace, found by what it is called. */
export function PriceField({ error, currency, id, onChange }: PriceFieldProps): ReactNode {
  const { projectId } = useSheetAddress();
  const { data: project } = useQuery(projectQuery(projectId));
  const workspaceId = project?.workspaceId ?? "";
  const [text, setText] = useState("");
  const q = useDeferredValue(text.trim());
  const { data: found = [], isFetching } = useQuery({
    ...pricesFoundQuery(workspaceId, q),
    placeholderData: keepPreviousData,
  });
  const { data: known } = useQuery(pricesByIdQuery(workspaceId, id === null ? [] : [id]));
  const offered = q === "" ? [] : found.filter((price) => price.id !== id);
  const shown = (price: Price): string =>
    [
      unitPriceText(price),
      price.region ?? PRICE_WORDS.everywhere,
      PRICE_WORDS.holdsFrom(price.effectiveDate),
      ...(currency === undefined || price.currency === currency ? [] : [PRICE_WORDS.otherCurrency(currency)]),
    ].join(" · ");
  const price = id === null ? undefined : known?.get(id);
  return (
    <div>
      <NameSearch
        label={words.price}
        {...{ text, error }}
        hint={id === null ? words.priceHint : undefined}
        isLooking={isFetching || q !== text.trim()}
        offered={offered.map((one) => ({ id: one.id, name: priceName(one), detail: shown(one) }))}
        onText={setText}
        onPick={(picked) => onChange(picked.id)}
      />
      {id !== null && (
        <PickedList
          items={[
            {
              id,
              name: price === undefined ? id : priceName(price),
              shown: (
                <span>
                  {price === undefined ? words.flags["no-price"] : `${priceName(price)}: ${shown(price)}`}
                </span>
              ),
            },
          ]}
          removeWords={FACT_WORDS.remove}
          onRemove={() => onChange(null)}
        />
      )}
    </div>
  );
}
