/** The `fetch` of the platform as it is when a request is made, so that a test or a tracer may have put another there. */
export function platformFetch(request: Request): Promise<Response> {
  return globalThis.fetch(request);
}
