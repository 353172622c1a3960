import { dataOf, type Schemas } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/client.js";
import { toldError } from "../../../api/told-error.js";
import { toasts } from "../../../design/toasts.js";
import { PRICE_WORDS as words } from "../../../words/prices.js";
import { priceName } from "../price-name.js";
import { type Price, pricesKey } from "../price-queries.js";

/** How a price gets into the list: as somebody typed it, or as the catalogue says it. */
export type NewPrice =
  | { readonly custom: Schemas["PriceRequest"] }
  | { readonly meter: Schemas["PriceImportRequest"] };

export interface AddPriceOf {
  readonly workspaceId: string;
  readonly said: (name: string) => string;
  readonly onDone?: (() => void) | undefined;
}

/** Puts a price into the list, says so, and can take it out again. */
export function useAddPrice({ workspaceId, said, onDone }: AddPriceOf) {
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: [...pricesKey(workspaceId), "list"] });
  const takeBack = useMutation({
    mutationFn: (priceId: string) =>
      dataOf(
        api.DELETE("/api/workspaces/{workspaceId}/prices/{priceId}", {
          params: { path: { workspaceId, priceId } },
        }),
      ),
    onError: (error) => toasts.say(words.notTakenBack(toldError(error).title)),
    onSettled: readAgain,
  });
  return useMutation({
    mutationFn: (price: NewPrice): Promise<Price> => add(workspaceId, price),
    onSuccess: async (added) => {
      toasts.say(said(priceName(added)), () => takeBack.mutate(added.id));
      onDone?.();
      await readAgain();
    },
  });
}

function add(workspaceId: string, price: NewPrice): Promise<Price> {
  const params = { path: { workspaceId } };
  return "custom" in price
    ? dataOf(api.POST("/api/workspaces/{workspaceId}/prices", { params, body: price.custom }))
    : dataOf(api.POST("/api/workspaces/{workspaceId}/prices/cloud", { params, body: price.meter }));
}
