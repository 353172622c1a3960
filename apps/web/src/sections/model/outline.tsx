import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { DrawnModel } from "../../canvas/drawn-model.js";
import { keptByFilters } from "../../canvas/filtered-ids.js";
import { toggled } from "../../canvas/toggled.js";
import { useSoughtText } from "../../design/use-sought-text.js";
import { MODEL_WORDS as words } from "../../words/model.js";
import styles from "./outline.module.css";
import { OutlineItem } from "./outline-item.js";
import { outlineRows } from "./outline-rows.js";
import type { ModelAddress } from "./use-model-address.js";
import { useOutlineKeys } from "./use-outline-keys.js";
import { remNow } from "./use-room.js";

export interface OutlineProps {
  readonly drawn: DrawnModel;
  readonly address: ModelAddress;
  /** Selects a part and opens what is around it. */
  readonly onReveal: (id: string) => void;
}

/** How high a row is, as in its style. */
const ROW_REM = 1.75;

/** The same parts as a list: for who looks for a name, and for who does not see the picture. */
export function Outline({ drawn, address, onReveal }: OutlineProps): ReactNode {
  const { search, openIds, filters, change } = address;
  const text = useDeferredValue(search.q ?? "");
  const kept = useMemo(() => keptByFilters(drawn, filters), [drawn, filters]);
  const rows = useMemo(() => {
    const all = outlineRows(drawn.tree, new Set(openIds), text);
    // Who looks for a name finds it, whatever the picture leaves out.
    return kept === null || text !== "" ? all : all.filter(({ part }) => kept.has(part.id));
  }, [drawn, openIds, text, kept]);
  const { frame, list, selectedRow } = useOutlineList(rows, search.selected);
  const toggle = (id: string): void => change({ open: toggled(openIds, id).join(",") || undefined });
  const keys = useOutlineKeys({ rows, selectedRow, onReveal, onToggle: toggle });
  return (
    <section className={styles["outline"]} aria-label={words.outline}>
      <OutlineFilter address={address} onEnter={() => rows[0] !== undefined && onReveal(rows[0].part.id)} />
      <div
        ref={frame}
        role="tree"
        tabIndex={0}
        aria-label={words.outline}
        aria-activedescendant={selectedRow < 0 ? undefined : `outline-${selectedRow}`}
        className={styles["rows"]}
        onKeyDown={keys}
      >
        <div className={styles["all"]} role="presentation" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, start }) => {
            const shown = rows[index];
            return (
              shown !== undefined && (
                <OutlineItem
                  key={shown.part.id}
                  id={`outline-${index}`}
                  row={shown}
                  top={start}
                  isSelected={index === selectedRow}
                  onReveal={onReveal}
                  onToggle={toggle}
                />
              )
            );
          })}
        </div>
        {rows.length === 0 && drawn.tree.parts.size > 0 && (
          <p className={styles["none"]}>{words.noneInOutline}</p>
        )}
      </div>
    </section>
  );
}

/** Draws the rows that are in sight, and brings the selected one there. */
function useOutlineList(rows: ReturnType<typeof outlineRows>, selected: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const row = useMemo(() => ROW_REM * remNow(), []);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => row,
    overscan: 12,
  });
  const selectedRow = rows.findIndex(({ part }) => part.id === selected);
  useEffect(() => {
    if (selectedRow >= 0) {
      list.scrollToIndex(selectedRow);
    }
  }, [selectedRow, list]);
  return { frame, list, selectedRow };
}

interface OutlineFilterProps {
  readonly address: ModelAddress;
  readonly onEnter: () => void;
}

/** Finds parts by their names; Enter goes to the first. */
function OutlineFilter({ address: { search, change }, onEnter }: OutlineFilterProps): ReactNode {
  const [text, type] = useSoughtText(search.q, (q) => change({ q }));
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Enter") {
      onEnter();
    }
    if (key === "Escape") {
      type("");
    }
  };
  return (
    <input
      type="search"
      id="model-filter"
      className={styles["filter"]}
      placeholder={words.filterOutline}
      aria-label={words.filterOutline}
      title="/"
      value={text}
      onChange={({ target }) => type(target.value)}
      onKeyDown={onKey}
    />
  );
}
