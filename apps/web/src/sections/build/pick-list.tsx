import { type ReactNode, useState } from "react";
import { Button } from "../../design/button.js";
import { EndlessList } from "../../design/endless-list.js";
import { TextField } from "../../design/field.js";
import { BUILD_WORDS as words } from "../../words/build.js";
import styles from "./brief-view.module.css";
import { type Pickable, soughtAmong } from "./pickable.js";

export interface PickListProps {
  readonly all: readonly Pickable[];
  readonly picked: ReadonlySet<string>;
  readonly most: number;
  readonly onPicked: (picked: ReadonlySet<string>) => void;
}

/** Everything that a brief can be about, to tick. */
export function PickList({ all, picked, most, onPicked }: PickListProps): ReactNode {
  const [text, setText] = useState("");
  const shown = soughtAmong(all, text);
  const toggle = (id: string): void => {
    const next = new Set(picked);
    if (!next.delete(id)) {
      next.add(id);
    }
    onPicked(next);
  };
  return (
    <>
      <TextField
        label={words.pickSearch}
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.length === 0 ? (
        <p>{words.nothingToPick}</p>
      ) : (
        <EndlessList
          label={words.pickList}
          className={styles["list"]}
          items={shown}
          keyOf={({ id }) => id}
          rowHeight={36}
          row={({ id, name, kind }) => (
            <label className={styles["pick"]}>
              <input
                type="checkbox"
                checked={picked.has(id)}
                disabled={!picked.has(id) && picked.size >= most}
                onChange={() => toggle(id)}
              />
              <span className={styles["name"]}>{name}</span>
              <span className={styles["kind"]}>{kind}</span>
            </label>
          )}
        />
      )}
      <p className={styles["count"]}>
        {words.picked(picked.size, most)}
        <Button size="small" disabled={picked.size === 0} onClick={() => onPicked(new Set())}>
          {words.clear}
        </Button>
      </p>
    </>
  );
}
