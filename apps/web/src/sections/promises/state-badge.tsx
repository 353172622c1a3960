import type { ReactNode } from "react";
import { Badge, type Tone } from "../../design/badge.js";
import { PROMISE_WORDS as words } from "../../words/promises.js";
import type { PromiseState } from "./promise-list-search.js";

const TONES = { draft: "info", approved: "good", retired: "plain" } as const satisfies Record<
  PromiseState,
  Tone
>;
const SIGNS = { draft: "◌", approved: "●", retired: "–" } as const satisfies Record<PromiseState, string>;

/** Whether a promise binds: by a sign, a colour and a word. */
export function StateBadge({ state }: { readonly state: PromiseState }): ReactNode {
  return (
    <Badge tone={TONES[state]} title={words.stateMeanings[state]}>
      <span aria-hidden="true">{SIGNS[state]}</span> {words.states[state]}
    </Badge>
  );
}
