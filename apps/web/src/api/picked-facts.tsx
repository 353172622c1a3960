import type { ReactNode } from "react";
import { PickedList } from "../design/picked-list.js";
import { FACT_WORDS as words } from "../words/facts.js";
import { FactLink } from "./fact-link.js";
import { useFactNames } from "./use-fact-names.js";

export interface PickedFactsProps {
  readonly projectId: string;
  readonly ids: readonly string[];
  readonly missing?: readonly string[] | undefined;
  /** Left out where nothing may be changed. */
  readonly onChange?: ((ids: readonly string[]) => void) | undefined;
}

/** Things of a project by their IDs, each with the way to take it out. */
export function PickedFacts({ projectId, ids, missing = [], onChange }: PickedFactsProps): ReactNode {
  const { byId, isWhole, wasCalled } = useFactNames(projectId);
  const items = ids.map((id) => {
    const fact = byId.get(id);
    const isMissing = missing.includes(id) || (isWhole && fact === undefined);
    const called = wasCalled.get(id);
    return {
      id,
      name: fact?.name ?? called ?? id,
      shown: <FactLink {...{ projectId, id, fact, isMissing, wasCalled: called }} />,
    };
  });
  return (
    <PickedList
      items={items}
      removeWords={words.remove}
      onRemove={onChange && ((id) => onChange(ids.filter((one) => one !== id)))}
    />
  );
}
