import type { ReactNode } from "react";
import { ThingChips } from "./thing-chips.js";
import styles from "./thing-field.module.css";
import { ThingSearch } from "./thing-search.js";
import type { ThingKind, Things } from "./things.js";

export interface ThingFieldProps {
  readonly label: string;
  readonly things: Things;
  readonly kinds: readonly ThingKind[];
  readonly id: string | null;
  readonly error?: string | null | undefined;
  readonly onChange: (id: string | null) => void;
}

/** One thing of the project, or none. */
export function ThingField({ label, things, kinds, id, error, onChange }: ThingFieldProps): ReactNode {
  if (id === null) {
    return <ThingSearch {...{ label, things, kinds, error }} onPick={(thing) => onChange(thing.id)} />;
  }
  return (
    <fieldset className={styles["one"]} aria-label={label}>
      <span className={styles["label"]}>{label}</span>
      <ThingChips ids={[id]} things={things} onRemove={() => onChange(null)} />
    </fieldset>
  );
}
