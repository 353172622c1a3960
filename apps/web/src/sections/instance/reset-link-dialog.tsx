import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.js";
import { ProblemView } from "../../api/problem-view.js";
import { Button } from "../../design/button.js";
import { Actions, Dialog } from "../../design/dialog.js";
import { DESIGN_WORDS } from "../../words/design.js";
import { INSTANCE_WORDS as words } from "../../words/instance.js";
import type { Account } from "./account-filter.js";

export type MadeLink = Schemas["MadeResetLinkAnswer"];

export interface ResetLinkDialogProps {
  readonly account: Account;
  /** Takes the link: it is nowhere else. */
  readonly onMade: (link: MadeLink) => void;
  readonly onClose: () => void;
}

export function ResetLinkDialog({ account, onMade, onClose }: ResetLinkDialogProps): ReactNode {
  const make = useMutation({
    mutationFn: async () => {
      const params = { path: { accountId: account.id } };
      onMade(await dataOf(api.POST("/api/instance/accounts/{accountId}/reset-link", { params })));
    },
    onSuccess: onClose,
  });
  return (
    <Dialog title={words.resetTitle(account.displayName)} words={words.resetWords} isOpen onClose={onClose}>
      <ProblemView error={make.error} />
      <Actions>
        <Button onClick={onClose}>{DESIGN_WORDS.cancel}</Button>
        <Button look="primary" isBusy={make.isPending} onClick={() => make.mutate()}>
          {words.resetAct}
        </Button>
      </Actions>
    </Dialog>
  );
}
