import type { ReactNode } from "react";
import { EndlessList } from "../../../design/endless-list.js";
import { IMPORT_WORDS as words } from "../../../words/import.js";
import styles from "./import.module.css";
import type { Conversion } from "./look-at-file.js";

/** What a file says that a model does not hold. */
export function ConversionNotes({ conversion }: { readonly conversion: Conversion }): ReactNode {
  const { notes, moreNotes, format } = conversion;
  const all = [
    ...notes.map(({ path, line, what }) => ({
      what,
      where: [path, line === null ? "" : words.atLine(line)].filter(Boolean).join(" · "),
    })),
    ...moreNotes.map(({ what, count }) => ({ what, where: words.times(count) })),
  ].map((note, at) => ({ ...note, key: String(at) }));
  return (
    <section aria-label={words.notesWords}>
      <p className={styles["quiet"]}>{words.convertedFrom(words.formats[format])}</p>
      {all.length > 0 && (
        <details>
          <summary>{words.notes(all.length)}</summary>
          <p className={styles["quiet"]}>{words.notesWords}</p>
          <EndlessList
            label={words.notesWords}
            items={all}
            keyOf={({ key }) => key}
            row={({ what, where }) => (
              <div className={styles["refusal"]}>
                <span>{what}</span>
                <code className={styles["where"]}>{where}</code>
              </div>
            )}
            className={styles["list"]}
          />
        </details>
      )}
    </section>
  );
}
