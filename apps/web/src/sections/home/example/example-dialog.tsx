import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { ProblemView } from "../../../api/problem-view.js";
import { Button } from "../../../design/button.js";
import { Actions, Dialog } from "../../../design/dialog.js";
import { DESIGN_WORDS } from "../../../words/design.js";
import { HOME_WORDS as words } from "../../../words/home.js";
import styles from "./example-dialog.module.css";
import { useExample } from "./use-example.js";

export interface ExampleDialogProps {
  /** Where the example goes; null where a workspace has to be made. */
  readonly workspaceId: string | null;
  readonly onClose: () => void;
}

/** Opens the example, told step by step; what failed is tried again from there. */
export function ExampleDialog({ workspaceId, onClose }: ExampleDialogProps): ReactNode {
  const navigate = useNavigate();
  const example = useExample(workspaceId, (projectId) => {
    onClose();
    void navigate({ to: "/projects/$projectId/model", params: { projectId } });
  });
  const { steps, done, error, isRunning, go } = example;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!hasBegun.current) {
      hasBegun.current = true;
      go();
    }
  });
  return (
    <Dialog
      title={words.openExample}
      words={words.exampleWords}
      isOpen
      onClose={isRunning ? undefined : onClose}
    >
      <ol className={styles["steps"]} aria-label={words.progress}>
        {steps.map(({ name }, at) => (
          <li key={name} data-state={stateOf(at, done, error !== null)}>
            <span className={styles["sign"]} aria-hidden="true">
              {SIGNS[stateOf(at, done, error !== null)]}
            </span>
            {name}
            <span className="visually-hidden">{words.stepStates[stateOf(at, done, error !== null)]}</span>
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {words.stepsDone(done, steps.length)}
      </p>
      <ProblemView error={error}>{done > 0 ? words.whatStands(done, steps.length) : undefined}</ProblemView>
      {error !== null && (
        <Actions>
          <Button onClick={onClose}>{DESIGN_WORDS.close}</Button>
          <Button look="primary" isBusy={isRunning} onClick={go}>
            {DESIGN_WORDS.retry}
          </Button>
        </Actions>
      )}
    </Dialog>
  );
}

const SIGNS = { done: "✓", running: "›", failed: "×", waiting: "·" } as const;

function stateOf(at: number, done: number, hasFailed: boolean): keyof typeof SIGNS {
  if (at < done) {
    return "done";
  }
  if (at > done) {
    return "waiting";
  }
  return hasFailed ? "failed" : "running";
}
