import type { ReactNode } from "react";
import { ChoiceBar } from "../../../design/choice-bar.js";
import { ARCHITECTURE_WORDS as words } from "../../../words/architectures.js";
import type { ArchitectureItem } from "./architecture-queries.js";
import type { ChosenItems } from "./use-chosen-items.js";

export interface DecideBarProps {
  readonly items: readonly ArchitectureItem[];
  readonly choosing: ChosenItems;
  readonly isBusy: boolean;
  readonly onDecide: () => void;
}

/** How much is chosen, and the way to write it. */
export function DecideBar({ items, choosing, isBusy, onDecide }: DecideBarProps): ReactNode {
  const { accept, reject } = choosing.sums;
  const isNone = accept.length + reject.length === 0;
  const open = items.filter(({ state }) => state === "open").map(({ id }) => id);
  return (
    <ChoiceBar
      {...{ isNone, isBusy, onDecide }}
      status={isNone ? words.chosenNone : words.chosen(accept.length, reject.length)}
      hint={words.keys}
      clear={words.clear}
      onClear={choosing.clear}
      acceptAll={{ words: words.acceptAll(open.length), act: () => choosing.acceptAll(open) }}
      decide={words.decide}
    />
  );
}
