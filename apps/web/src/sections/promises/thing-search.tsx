import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { TextField } from "../../design/field.js";
import { KIND_WORDS } from "../../words/facts.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import styles from "./thing-search.module.css";
import { foundThings, type Thing, type ThingKind, type Things } from "./things.js";

const SHOWN = 12;

export interface ThingSearchProps {
  readonly label: string;
  readonly things: Things;
  readonly kinds: readonly ThingKind[];
  /** What is chosen already, and is not offered again. */
  readonly without?: readonly string[] | undefined;
  readonly error?: string | null | undefined;
  readonly onPick: (thing: Thing) => void;
}

/** Finds a thing of the project by its name: typed, arrows, Enter. */
export function ThingSearch({
  label,
  things,
  kinds,
  without = [],
  error,
  onPick,
}: ThingSearchProps): ReactNode {
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const id = useId();
  const found = isOpen ? foundThings(things, { text, kinds, limit: SHOWN + without.length }) : [];
  const offered = found.filter((thing) => !without.includes(thing.id)).slice(0, SHOWN);
  const pick = (thing: Thing | undefined): void => {
    if (thing !== undefined) {
      onPick(thing);
      setText("");
      setOpen(false);
    }
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      setOpen(true);
      setAt(Math.min(Math.max(at + move, 0), Math.max(offered.length - 1, 0)));
      event.preventDefault();
    } else if (event.key === "Enter") {
      pick(offered[at]);
      event.preventDefault();
    } else if (event.key === "Escape" && isOpen) {
      setOpen(false);
      // A dialog around it stays.
      event.stopPropagation();
    }
  };
  return (
    <div className={styles["search"]}>
      <TextField
        label={label}
        value={text}
        placeholder={words.searchThing}
        error={error}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={offered[at] === undefined ? undefined : `${id}-${at}`}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setAt(0);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
      />
      {isOpen && <Offered id={id} label={label} offered={offered} at={at} onPick={pick} />}
    </div>
  );
}

interface OfferedProps {
  readonly id: string;
  readonly label: string;
  readonly offered: readonly Thing[];
  readonly at: number;
  readonly onPick: (thing: Thing) => void;
}

function Offered({ id, label, offered, at, onPick }: OfferedProps): ReactNode {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={label} className={styles["list"]}>
      {offered.map((thing, index) => (
        // The field keeps the focus: keys are its own, and a press here is told before it leaves.
        <div
          key={thing.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles["option"]}
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(thing);
          }}
        >
          <span className={styles["name"]}>{thing.name}</span>
          <span className={styles["detail"]}>
            {KIND_WORDS[thing.kind]}
            {thing.detail === "" ? "" : `, ${thing.detail}`}
          </span>
        </div>
      ))}
      {offered.length === 0 && <p className={styles["detail"]}>{words.nothingFound}</p>}
    </div>
  );
}
