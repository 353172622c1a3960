import { Popover } from "radix-ui";
import type { ReactNode } from "react";
import type { DrawnModel } from "../../../canvas/drawn-model.js";
import { Badge } from "../../../design/badge.js";
import { Button } from "../../../design/button.js";
import { MODEL_BAR_WORDS as words } from "../../../words/model-bar.js";
import styles from "../model-bar.module.css";
import type { ModelAddress } from "../use-model-address.js";
import { FilterFields } from "./filter-fields.js";
import { FILTER_NAMES, filtersOn } from "./filter-names.js";
import type { KnownFilters } from "./use-known-filters.js";

export interface FilterButtonProps {
  readonly address: ModelAddress;
  readonly drawn: DrawnModel;
  readonly known: KnownFilters;
}

/** What is left out of the picture, and how much is left; the address keeps it. */
export function FilterButton({ address, drawn, known }: FilterButtonProps): ReactNode {
  const on = filtersOn(address.search);
  const { count, gone, isWaiting, failed } = known;
  return (
    <>
      <span className={styles["focus"]} role="status">
        {failed.map((sentence) => (
          <Badge key={sentence} tone="warn" title={sentence}>
            {sentence}
          </Badge>
        ))}
        {on > 0 && <Badge>{isWaiting ? words.filtering : words.meeting(count, gone)}</Badge>}
      </span>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button size="small" aria-pressed={on > 0}>
            {on === 0 ? words.filters : words.filtersOn(on)}
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={words.filters}
            className={styles["filters"]}
            align="end"
            sideOffset={6}
            collisionPadding={8}
          >
            <FilterFields address={address} drawn={drawn} />
            <Button onClick={() => address.change(NONE)} disabled={on === 0}>
              {words.noFilters}
            </Button>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}

const NONE = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));
