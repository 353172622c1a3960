import type { MaybeOptionalInit } from "openapi-fetch";
import { dataOf } from "../client/answer-of.js";
import type { ApiClient } from "../client/api-client.js";
import { AnswerError } from "../errors/answer-error.js";
import type { paths } from "../schema.js";

/** docs/reference/conventions.md#pages */
interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

type ReadOf<Path extends keyof paths> = paths[Path] extends {
  readonly get: {
    readonly responses: { readonly 200: { content: { readonly "application/json": infer Body } } };
  };
}
  ? Body
  : never;

/** The addresses of lists that come in pages. */
export type PagedPath = {
  [Path in keyof paths]: ReadOf<Path> extends never
    ? never
    : ReadOf<Path> extends Page<unknown>
      ? Path
      : never;
}[keyof paths];

/** What an entry of a list is. */
export type ItemOf<Path extends PagedPath> = ReadOf<Path> extends Page<infer Item> ? Item : never;

/** As the options of `client.GET`: parameters, headers, a signal. */
export type PagesInit<Path extends PagedPath> = MaybeOptionalInit<paths[Path], "get">;

/**
 * Every entry of a paged list, one page asked for after the other as they are needed: `for await (const promise of
 * pages(client, "/api/projects/{projectId}/promises", { params: { path: { projectId } } }))`. `query.limit` is the size
 * of a page, `query.cursor` where to begin. Throws what `dataOf` throws.
 */
export async function* pages<Path extends PagedPath>(
  client: ApiClient,
  path: Path,
  init: PagesInit<Path>,
): AsyncGenerator<ItemOf<Path>, void, undefined> {
  const read = pageReader<ItemOf<Path>>(client, path, init);
  for (let page = await read(null); ; page = await read(page.nextCursor)) {
    yield* page.items;
    if (page.nextCursor === null) {
      return;
    }
  }
}

interface OpenInit {
  readonly params?: { readonly query?: object };
}

type OpenGet = (path: string, init: object) => ReturnType<ApiClient["GET"]>;

/** Reads the page after a cursor. A cursor that comes again would go round for ever. */
function pageReader<Item>(
  client: ApiClient,
  path: string,
  init: OpenInit | undefined,
): (cursor: string | null) => Promise<Page<Item>> {
  // Which options belong to which address the compiler knows only where the address is named.
  const get = client.GET as unknown as OpenGet;
  let last: string | null = null;
  return async (cursor) => {
    if (cursor !== null && cursor === last) {
      throw new AnswerError("The list answers the same cursor twice", null);
    }
    last = cursor;
    const query = { ...init?.params?.query, ...(cursor === null ? {} : { cursor }) };
    return (await dataOf(get(path, { ...init, params: { ...init?.params, query } }))) as Page<Item>;
  };
}
