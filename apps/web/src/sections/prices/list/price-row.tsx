import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ActorName } from "../../../api/actor-name.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { Row } from "../../../design/row.js";
import { TimeText } from "../../../design/time-text.js";
import { PRICE_WORDS as words } from "../../../words/prices.js";
import { isStalePrice } from "../price-age.js";
import { priceName, unitPriceText } from "../price-name.js";
import type { Price } from "../price-queries.js";

type CostSettings = Schemas["WorkspaceSettingsResponse"]["effective"]["cost"];

export interface PriceRowProps {
  readonly workspaceId: string;
  readonly price: Price;
  /** Of the settings; undefined until they are known. */
  readonly cost: CostSettings | undefined;
  /** Left out for who may not delete it. */
  readonly onDelete: (() => void) | undefined;
}

/** One price: what of, how much, since when, and how it is known. */
export function PriceRow({ workspaceId, price, cost, onDelete }: PriceRowProps): ReactNode {
  const name = priceName(price);
  const { region, description, effectiveDate, source, enteredAt, enteredBy } = price;
  return (
    <Row
      title={name}
      hover={name}
      words={
        <>
          {[region ?? words.everywhere, words.holdsFrom(effectiveDate)].join(" · ")}
          {` · ${words.entered[source]} `}
          <TimeText at={enteredAt} /> {words.by} <ActorName actor={enteredBy} workspaceId={workspaceId} />
          {description !== null && <p>{description}</p>}
        </>
      }
    >
      <PriceBadges price={price} cost={cost} />
      <strong>{unitPriceText(price)}</strong>
      {onDelete !== undefined && (
        <Button size="small" aria-label={words.deleteOf(name)} onClick={onDelete}>
          {words.delete}
        </Button>
      )}
    </Row>
  );
}

function PriceBadges({ price, cost }: Pick<PriceRowProps, "price" | "cost">): ReactNode {
  if (cost === undefined) {
    return null;
  }
  const { currency, stalePriceAfterDays: days } = cost;
  return (
    <>
      {price.currency !== currency && (
        <Badge tone="info" title={words.otherCurrencyMeaning(currency)}>
          {words.otherCurrency(currency)}
        </Badge>
      )}
      {isStalePrice(price.enteredAt, new Date(), days) && (
        <Badge tone="warn" title={words.staleMeaning(days)}>
          {words.stale}
        </Badge>
      )}
    </>
  );
}
