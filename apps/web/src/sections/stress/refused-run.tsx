import { ProblemError } from "@plumbline/api-client";
import type { ReactNode } from "react";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { ProblemPanel } from "../../design/problem-panel.js";
import { STRESS_WORDS as words } from "../../words/stress.js";
import { useStressAddress } from "./use-stress-address.js";

/** Why a run did not start, reason by reason, with the way to where it is mended. */
export function RefusedRun({ error }: { readonly error: unknown }): ReactNode {
  if (error instanceof ProblemError && error.type === "stress_refused") {
    return <RefusalReasons messages={error.errors.map(({ message }) => message)} />;
  }
  return <ProblemView error={error} />;
}

export function RefusalReasons({ messages }: { readonly messages: readonly string[] }): ReactNode {
  const { go } = useStressAddress();
  const details = [...new Set(messages)];
  return (
    <ProblemPanel problem={{ title: words.refusedTitle, details, requestId: null }}>
      <Button size="small" onClick={() => go({ tab: "assumptions" })}>
        {words.toForm}
      </Button>
    </ProblemPanel>
  );
}
