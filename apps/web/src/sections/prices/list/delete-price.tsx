import { dataOf } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/client.js";
import { ProblemView } from "../../../api/problem-view.js";
import { ConfirmDialog } from "../../../design/confirm-dialog.js";
import { toasts } from "../../../design/toasts.js";
import { PRICE_WORDS as words } from "../../../words/prices.js";
import { priceName } from "../price-name.js";
import { type Price, pricesKey } from "../price-queries.js";

export interface DeletePriceProps {
  readonly workspaceId: string;
  readonly price: Price;
  readonly onClose: () => void;
}

/** Asks before a price goes: one that is entered again has another ID, and lines do not follow it. */
export function DeletePrice({ workspaceId, price, onClose }: DeletePriceProps): ReactNode {
  const queries = useQueryClient();
  const name = priceName(price);
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/prices/{priceId}", {
          params: { path: { workspaceId, priceId: price.id } },
        }),
      ),
    onSuccess: async () => {
      toasts.say(words.deleted(name));
      onClose();
      await queries.invalidateQueries({ queryKey: [...pricesKey(workspaceId), "list"] });
    },
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      words={words.deleteWords}
      act={words.delete}
      isBusy={remove.isPending}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <ProblemView error={remove.error} />
    </ConfirmDialog>
  );
}
