import type { ReactNode } from "react";
import { CHANGE_WORDS as words } from "../words/changes.js";
import styles from "./change-mark.module.css";
import { classNames } from "./class-names.js";

export type Change = "added" | "changed" | "removed";

const SIGNS = { added: "+", changed: "~", removed: "−" } as const satisfies Record<Change, string>;

export interface ChangeMarkProps {
  readonly change: Change;
  /** How many there are; left out, the mark is about one thing. */
  readonly count?: number | undefined;
}

/** What became of something: by sign and by colour, and by a word for who points at it or hears it. */
export function ChangeMark({ change, count }: ChangeMarkProps): ReactNode {
  return (
    <span className={classNames(styles["mark"], styles[change])} title={words[change]}>
      <span aria-hidden="true">{SIGNS[change]}</span>
      {count !== undefined && <span>{count}</span>}
      <span className="visually-hidden">{words[change]}</span>
    </span>
  );
}
