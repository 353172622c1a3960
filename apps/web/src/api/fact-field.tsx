import { type ReactNode, useState } from "react";
import { NameSearch } from "../design/name-search.js";
import { KIND_WORDS } from "../words/facts.js";
import type { NamedFact, NamedKind } from "./fact-names.js";
import { PickedFacts } from "./picked-facts.js";
import { useFoundFacts } from "./use-found-facts.js";

const SHOWN = 12;

export interface FactFieldProps {
  readonly projectId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly kind: NamedKind;
  /** Which of them may be picked; left out, all. */
  readonly mayPick?: ((fact: NamedFact) => boolean) | undefined;
  readonly id: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One thing of a project, found by its name. */
export function FactField(props: FactFieldProps): ReactNode {
  const { projectId, label, hint, error, kind, mayPick = () => true, id, onChange } = props;
  const [text, setText] = useState("");
  const { found, isLooking } = useFoundFacts(projectId, text, kind);
  const offered = found.filter((fact) => fact.id !== id && mayPick(fact));
  return (
    <div>
      <NameSearch
        {...{ label, text, error, isLooking }}
        hint={id === null ? hint : undefined}
        offered={offered.slice(0, SHOWN).map((fact) => ({ ...fact, detail: KIND_WORDS[fact.kind] }))}
        onText={setText}
        onPick={(picked) => onChange(picked.id)}
      />
      <PickedFacts
        projectId={projectId}
        ids={id === null ? [] : [id]}
        onChange={([first]) => onChange(first ?? null)}
      />
    </div>
  );
}
