import type { ReactNode } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Row } from "../../../design/row.js";
import { PRICE_WORDS, CATALOGUE_WORDS as words } from "../../../words/prices.js";
import { useAddPrice } from "../list/use-add-price.js";
import { unitPriceText } from "../price-name.js";
import type { Meter } from "../price-queries.js";

export interface MeterRowProps {
  readonly workspaceId: string;
  readonly meter: Meter;
  readonly mayTake: boolean;
}

/** One row of the catalogue. */
export function MeterRow({ workspaceId, meter, mayTake }: MeterRowProps): ReactNode {
  const take = useAddPrice({ workspaceId, said: words.taken });
  const { productName, skuName, meterName, serviceName, armRegionName, effectiveDate } = meter;
  const name = [...new Set([productName ?? serviceName, skuName, meterName])].filter(Boolean).join(" · ");
  const { meterId, skuId, currency } = meter;
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          {[serviceName, armRegionName ?? PRICE_WORDS.everywhere, PRICE_WORDS.holdsFrom(effectiveDate)]
            .filter(Boolean)
            .join(" · ")}
          <ProblemView error={take.error} />
        </>
      }
    >
      <strong>{unitPriceText(meter)}</strong>
      {mayTake && (
        <Button
          size="small"
          aria-label={words.takeOf(name)}
          isBusy={take.isPending}
          onClick={() => take.mutate({ meter: { meterId, skuId, armRegionName, currency } })}
        >
          {words.take}
        </Button>
      )}
    </Row>
  );
}
