import type { ReactNode } from "react";
import { Badge, type Tone } from "../../../design/badge.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";
import type { ImportSummary } from "../source-records.js";

const TONES = { open: "info", decided: "good", superseded: "plain" } as const satisfies Record<
  ImportSummary["state"],
  Tone
>;

/** How an import stands, in a word. */
export function ImportStateBadge({ state }: Pick<ImportSummary, "state">): ReactNode {
  return (
    <Badge tone={TONES[state]} title={words.stateMeanings[state]}>
      {words.states[state]}
    </Badge>
  );
}
