import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useMemo, useRef } from "react";
import { DESIGN_WORDS as words } from "../words/design.js";
import styles from "./long-markdown.module.css";
import { markdownParts } from "./markdown-parts.js";
import { MarkdownText } from "./markdown-text.js";

const PART = 180;
const AHEAD = 4;
const LISTED_LEVEL = 2;

export interface LongMarkdownProps {
  readonly label: string;
  readonly text: string;
}

/** A Markdown document of any length beside its contents: the parts in sight are in the page. */
export function LongMarkdown({ label, text }: LongMarkdownProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const parts = useMemo(() => markdownParts(text), [text]);
  const rows = useVirtualizer({
    count: parts.length,
    getScrollElement: () => frame.current,
    estimateSize: () => PART,
    overscan: AHEAD,
  });
  const go = (index: number): void => rows.scrollToIndex(index, { align: "start" });
  return (
    <div className={styles["frame"]}>
      <nav className={styles["contents"]} aria-label={words.contents}>
        <ul>
          {parts.map(
            ({ level, title }, index) =>
              level > 0 &&
              level <= LISTED_LEVEL && (
                <li key={index}>
                  <button type="button" onClick={() => go(index)} title={title}>
                    {title}
                  </button>
                </li>
              ),
          )}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={frame} className={styles["text"]} aria-label={label} tabIndex={0}>
        <div className={styles["whole"]} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={rows.measureElement}
              data-index={index}
              className={styles["part"]}
              style={{ transform: `translateY(${start}px)` }}
            >
              <MarkdownText text={parts[index]?.text ?? ""} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
