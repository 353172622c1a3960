/** Something to be asked of the API of a code host, with GET. */
export interface HostQuestion {
  /** After the base address of the API; path and query, ready to be sent. */
  readonly path: string;
}

/**
 * What a code host answered to one question (docs/reference/promises-evidence.md#reasons): the JSON of a yes, or why there is
 * none; `blocked` is one that may not be asked. What else goes wrong, a redirect included, is `unavailable`.
 */
export type HostAnswer =
  | { readonly outcome: "answered"; readonly body: unknown }
  | { readonly outcome: "rate-limited" | "refused" | "not-found" | "blocked" | "unavailable" };
