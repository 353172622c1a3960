/** What the address says of this screen after `?`: nothing yet. */
export type AccountSearch = Record<never, never>;

export function readAccountSearch(): AccountSearch {
  return {};
}
