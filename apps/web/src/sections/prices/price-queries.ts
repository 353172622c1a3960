import { dataOf, type Schemas } from "@plumbline/api-client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.js";
import { pagedOptions } from "../../api/paged-query.js";
import type { CatalogueSearch } from "./prices-search.js";

const PAGE = 100;
/** So many IDs the service takes at once. */
const AT_ONCE = 200;

export type Price = Schemas["PriceResponse"];
export type Meter = Schemas["MeterResponse"];

const PRICES = "/api/workspaces/{workspaceId}/prices";

export function pricesKey(workspaceId: string) {
  return ["workspaces", workspaceId, "prices"] as const;
}

/** The price list, or what of it has a text in what it is called. */
export function pricesQuery(workspaceId: string, q: string | undefined) {
  return pagedOptions([...pricesKey(workspaceId), "list", q ?? null], (start, signal) =>
    dataOf(
      api.GET(PRICES, {
        params: { path: { workspaceId }, query: { limit: PAGE, ...start, ...(q && { q }) } },
        signal,
      }),
    ),
  );
}

/** The first prices that have a text in what they are called, for a choice of one. */
export function pricesFoundQuery(workspaceId: string, q: string) {
  return queryOptions({
    queryKey: [...pricesKey(workspaceId), "found", q],
    queryFn: async ({ signal }) => {
      const params = { path: { workspaceId }, query: { q, limit: 20 } };
      return (await dataOf(api.GET(PRICES, { params, signal }))).items;
    },
    enabled: q !== "",
  });
}

/** The prices of these IDs that are there, by their IDs. */
export function pricesByIdQuery(workspaceId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)].toSorted();
  return queryOptions({
    queryKey: [...pricesKey(workspaceId), "by-id", wanted],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, Price>> => {
      const found: Price[] = [];
      for (let at = 0; at < wanted.length; at += AT_ONCE) {
        const some = wanted.slice(at, at + AT_ONCE).join(",");
        const params = { path: { workspaceId }, query: { ids: some, limit: AT_ONCE } };
        found.push(...(await dataOf(api.GET(PRICES, { params, signal }))).items);
      }
      return new Map(found.map((price) => [price.id, price]));
    },
    enabled: workspaceId !== "",
  });
}

/** What the catalogue says. It is asked once: each question leaves the service. */
export function metersQuery(workspaceId: string, asked: CatalogueSearch) {
  const { service, region, sku, meter, currency } = asked;
  const options = pagedOptions([...pricesKey(workspaceId), "catalogue", asked], (start, signal) =>
    dataOf(
      api.GET("/api/workspaces/{workspaceId}/prices/cloud/meters", {
        params: {
          path: { workspaceId },
          query: {
            ...start,
            ...(service && { serviceName: service }),
            ...(region && { region }),
            ...(sku && { skuName: sku }),
            ...(meter && { meterName: meter }),
            ...(currency && { currency }),
          },
        },
        signal,
      }),
    ),
  );
  return { ...options, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false };
}
