import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SETTINGS_FORM_WORDS as words } from "../../words/settings-form.js";
import { ConfirmDialog } from "../confirm-dialog.js";

/** Asks before a screen is left on which something is not saved. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    blocker.status === "blocked" && (
      <ConfirmDialog
        title={words.leave}
        words={words.leaveWords}
        act={words.leaveAct}
        onAct={blocker.proceed}
        onClose={blocker.reset}
      />
    )
  );
}
