import type { Schemas } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { EndlessList } from "../../design/endless-list.js";
import { Card } from "../../design/page.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import shared from "./build-screen.module.css";
import styles from "./verdict-view.module.css";

type Moved = Schemas["VerifyResponse"]["moved"];

/** What the design went on with since a bundle was made. */
export function MovedList({ moved }: { readonly moved: Moved }): ReactNode {
  return (
    <Card title={words.moved(moved.length)}>
      <p className={shared["quiet"]}>{words.movedWords}</p>
      <EndlessList
        label={words.moved(moved.length)}
        items={moved}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        row={({ kind, id, pinned, current }) => (
          <div className={styles["file"]}>
            <span>{kind}</span>
            <code className={styles["path"]}>{id}</code>
            <span>{words.movedFrom(valueText(pinned), valueText(current))}</span>
          </div>
        )}
      />
    </Card>
  );
}

function valueText(value: unknown): string {
  return value === null || value === undefined ? words.absent : String(value);
}
