import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "./class-names.js";
import styles from "./endless-list.module.css";
import { Loading } from "./loading.js";

export interface EndlessListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly row: (item: Item) => ReactNode;
  /** Pixels of a row before it is measured. */
  readonly rowHeight?: number | undefined;
  /** Whether there is another page, and whether it is on its way. */
  readonly hasMore?: boolean | undefined;
  readonly isLoadingMore?: boolean | undefined;
  readonly onMore?: (() => void) | undefined;
  /** The key of an item that is brought into sight when it changes. */
  readonly inSight?: string | undefined;
  /** Keys led to that item: it takes the focus, wherever in its row `aria-current` is. */
  readonly isLedTo?: boolean | undefined;
  readonly className?: string | undefined;
}

const ROW = 44;
const AHEAD = 8;

/** A list of any length: rows that are in sight are in the page, and the next page is asked for before its end is. */
export function EndlessList<Item>(props: EndlessListProps<Item>): ReactNode {
  const {
    label,
    items,
    keyOf,
    row,
    rowHeight = ROW,
    hasMore = false,
    isLoadingMore = false,
    onMore,
    inSight,
    isLedTo = false,
    className,
  } = props;
  const frame = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: AHEAD,
    getItemKey: (index) => itemKey(items[index], keyOf, index),
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (hasMore && !isLoadingMore && last >= items.length - AHEAD) {
      onMore?.();
    }
  }, [hasMore, isLoadingMore, last, items.length, onMore]);
  const sought = inSight === undefined ? -1 : items.findIndex((item) => keyOf(item) === inSight);
  useInSight(sought, rows);
  useFocusAt(isLedTo ? inSight : undefined, frame);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} tabIndex={0} aria-label={label} className={classNames(styles["frame"], className)}>
      <ul className={styles["list"]} style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={hasMore ? -1 : items.length}
                aria-posinset={index + 1}
                className={styles["row"]}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row(item)}
              </li>
            )
          );
        })}
      </ul>
      {isLoadingMore && <Loading />}
    </section>
  );
}

/** Scrolls to a row when it is another one; to none where it is below 0. */
function useInSight(index: number, rows: Virtualizer<HTMLElement, Element>): void {
  useEffect(() => {
    if (index >= 0) {
      rows.scrollToIndex(index, { align: "auto" });
    }
  }, [index, rows]);
}

/** Brings the focus to the item that is open, once for each and as soon as its row is drawn. */
function useFocusAt(key: string | undefined, frame: RefObject<HTMLElement | null>): void {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const open = frame.current?.querySelector<HTMLElement>("[aria-current]");
    if (key !== focused.current && open) {
      focused.current = key;
      open.focus({ preventScroll: true });
    }
  });
}

function itemKey<Item>(
  item: Item | undefined,
  keyOf: (item: Item) => string,
  index: number,
): string | number {
  return item === undefined ? index : keyOf(item);
}
