import { type ReactNode, useState } from "react";
import { NameSearch } from "../../design/name-search.js";
import { KIND_WORDS } from "../../words/facts.js";
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

/** Finds something that a promise may name; what there is is offered before anything is typed. */
export function ThingSearch({
  label,
  things,
  kinds,
  without = [],
  error,
  onPick,
}: ThingSearchProps): ReactNode {
  const [text, setText] = useState("");
  const found = foundThings(things, { text, kinds, limit: SHOWN + without.length });
  const offered = found.filter(({ id }) => !without.includes(id)).slice(0, SHOWN);
  return (
    <NameSearch
      {...{ label, text, error }}
      offered={offered.map((thing) => ({ ...thing, detail: detailOf(thing), thing }))}
      onText={setText}
      onPick={({ thing }) => onPick(thing)}
    />
  );
}

function detailOf({ kind, detail }: Thing): string {
  return detail === "" ? KIND_WORDS[kind] : `${KIND_WORDS[kind]}, ${detail}`;
}
