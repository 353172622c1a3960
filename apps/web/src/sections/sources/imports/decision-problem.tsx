import { isProblem, ProblemError } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { ProblemPanel } from "../../../design/problem-panel.js";
import { SOURCE_IMPORT_WORDS as words } from "../../../words/source-imports.js";

export interface DecisionProblemProps {
  readonly error: unknown;
  /** Items that the model refuses; null where it is not that. */
  readonly refused: ReadonlyMap<string, string> | null;
  /** Whether those alone are shown. */
  readonly isAlone: boolean;
  readonly onAlone: (isAlone: boolean) => void;
}

/** Why nothing was written. */
export function DecisionProblem({ error, refused, isAlone, onAlone }: DecisionProblemProps): ReactNode {
  if (refused !== null) {
    const problem = {
      title: words.refusedTitle,
      details: [words.refusedWords(refused.size)],
      requestId: null,
    };
    return (
      <ProblemPanel problem={problem}>
        <Button size="small" aria-pressed={isAlone} onClick={() => onAlone(!isAlone)}>
          {isAlone ? words.showAll : words.showRefused}
        </Button>
      </ProblemPanel>
    );
  }
  if (isDecidedElsewhere(error)) {
    const details = [words.conflictWords, ...(error instanceof ProblemError ? [error.title] : [])];
    return <ProblemPanel problem={{ title: words.conflictTitle, details, requestId: null }} />;
  }
  return <ProblemView error={error} />;
}

/** An import that is open no more, or an item that somebody decided first. */
function isDecidedElsewhere(error: unknown): boolean {
  return isProblem(error, "conflict");
}
