import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button, type ButtonLook } from "../design/button.js";
import { EXPLAIN_WORDS as words } from "../words/explain.js";
import type { ExplainTarget } from "./explain-dialog.js";

const ExplainDialog = lazy(() =>
  import("./explain-dialog.js").then((module) => ({ default: module.ExplainDialog })),
);

export interface ExplainButtonProps extends Pick<ButtonLook, "size"> {
  readonly projectId: string;
  readonly target: ExplainTarget;
  /** What is explained, as people call it. */
  readonly name: string;
  /** An open branch; main where it is left out. */
  readonly branchId?: string | undefined;
}

/** The way to an explanation by an AI; what shows it is loaded when somebody asks. */
export function ExplainButton({ size, ...about }: ExplainButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} look="quiet" onClick={() => setOpen(true)}>
        {words.explain}
      </Button>
      {isOpen && (
        <Suspense>
          <ExplainDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
