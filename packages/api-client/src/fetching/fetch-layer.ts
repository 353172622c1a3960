/** What sends one request: the `fetch` of the platform, or layers around it. */
export type Fetch = (request: Request) => Promise<Response>;

/** What stands between a client and its `fetch`: it may change the request, the answer, or ask again. */
export type Layer = (next: Fetch) => Fetch;

/** The layers around `fetch`; the first is the outermost. */
export function layered(fetch: Fetch, layers: readonly Layer[]): Fetch {
  return layers.reduceRight((next, layer) => layer(next), fetch);
}
