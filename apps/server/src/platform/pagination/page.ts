/** One page of a list; `nextCursor` is null on the last. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

export const DEFAULT_PAGE = 50;
export const MAX_PAGE = 200;
