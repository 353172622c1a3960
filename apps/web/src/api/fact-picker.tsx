import { type ReactNode, useState } from "react";
import { NameSearch } from "../design/name-search.js";
import { KIND_WORDS } from "../words/facts.js";
import type { NamedKind } from "./fact-names.js";
import styles from "./fact-picker.module.css";
import { PickedFacts } from "./picked-facts.js";
import { useFoundFacts } from "./use-found-facts.js";

const SHOWN = 12;

export interface FactPickerProps {
  readonly projectId: string;
  readonly label: string;
  readonly error?: string | null | undefined;
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** What cannot be picked here. */
  readonly without?: readonly NamedKind[] | undefined;
}

/** Finds things of a project by their names, and holds those that were picked. */
export function FactPicker(props: FactPickerProps): ReactNode {
  const { projectId, label, error, ids, onChange, without = [] } = props;
  const [text, setText] = useState("");
  const { found, isLooking } = useFoundFacts(projectId, text);
  const offered = found.filter(({ id, kind }) => !ids.includes(id) && !without.includes(kind));
  return (
    <div className={styles["picker"]}>
      <NameSearch
        {...{ label, text, error, isLooking }}
        offered={offered.slice(0, SHOWN).map((fact) => ({ ...fact, detail: KIND_WORDS[fact.kind] }))}
        onText={setText}
        onPick={({ id }) => onChange([...ids, id])}
      />
      <PickedFacts projectId={projectId} ids={ids} onChange={onChange} />
    </div>
  );
}
