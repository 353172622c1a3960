import type { ReactNode } from "react";
import { ChoiceBar } from "../../../design/choice-bar.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import type { ImportItem } from "../source-records.js";
import type { ItemChoices } from "./use-item-choices.js";

export interface DecisionBarProps {
  readonly choosing: ItemChoices;
  readonly shown: readonly ImportItem[];
  readonly isBusy: boolean;
  readonly onDecide: () => void;
}

/** How much is chosen, and the way to write it. */
export function DecisionBar({ choosing, shown, isBusy, onDecide }: DecisionBarProps): ReactNode {
  const { accept, reject, never } = choosing.sums;
  const isNone = accept.length + reject.length + never.length === 0;
  const open = shown.filter(({ state }) => state === "open");
  return (
    <ChoiceBar
      {...{ isNone, isBusy, onDecide }}
      status={isNone ? words.chosenNone : words.chosen(accept.length, reject.length, never.length)}
      hint={words.keys}
      clear={words.clear}
      onClear={choosing.clear}
      acceptAll={
        open.length === 0
          ? undefined
          : {
              words: words.acceptShown(open.length),
              act: () => choosing.acceptAll(open.map(({ id }) => id)),
            }
      }
      decide={words.decide}
    />
  );
}
