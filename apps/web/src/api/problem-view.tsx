import type { ReactNode } from "react";
import { ProblemPanel } from "../design/problem-panel.js";
import { toldError } from "./told-error.js";

export interface ProblemViewProps {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** What went wrong when the service was asked; nothing while nothing did. */
export function ProblemView({ error, onRetry, children }: ProblemViewProps): ReactNode {
  return error === null || error === undefined ? null : (
    <ProblemPanel problem={toldError(error)} onRetry={onRetry}>
      {children}
    </ProblemPanel>
  );
}
