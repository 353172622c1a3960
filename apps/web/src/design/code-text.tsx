import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import styles from "./code-text.module.css";

export interface CodeTextProps {
  readonly label: string;
  readonly text: string;
  /** The line, from 0, that is brought into sight. */
  readonly line?: number | undefined;
}

const LINE = 20;
const AHEAD = 30;
const SHOWN_CHARACTERS = 2_000;

/** A text of any length by its lines, with their numbers; the lines in sight are in the page. */
export function CodeText({ label, text, line }: CodeTextProps): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const lines = useMemo(() => text.replace(/\n$/, "").split("\n"), [text]);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => LINE,
    overscan: AHEAD,
  });
  useEffect(() => {
    if (line !== undefined) {
      rows.scrollToIndex(line, { align: "start" });
    }
  }, [line, rows]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} className={styles["frame"]} aria-label={label} tabIndex={0}>
      <pre className={styles["text"]} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <code
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={index === line ? styles["found"] : styles["line"]}
            style={{ transform: `translateY(${start}px)` }}
          >
            <span className={styles["number"]} aria-hidden="true">
              {index + 1}
            </span>
            <span>{shown(lines[index] ?? "")}</span>
          </code>
        ))}
      </pre>
    </section>
  );
}

/** A line of a million characters would hold the page up; all of it is in the file. */
function shown(line: string): string {
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS)} …` : line || " ";
}
