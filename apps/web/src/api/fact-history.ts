import { dataOf, isProblem, type Schemas } from "@plumbline/api-client";
import { api } from "./client.js";
import { lastChange } from "./last-change.js";

/** One change of a fact: the change set that made it, and what it was about. */
export interface FactChange {
  readonly version: number;
  readonly entry: Schemas["HistoryEntryResponse"] | null;
  readonly item: Schemas["ComparedItemResponse"] | null;
}

interface Asked {
  readonly projectId: string;
  readonly id: string;
}

/** The newest change of a fact of main up to a version; null where it was there from the start. */
export async function changeUpTo(asked: Asked, version: number): Promise<FactChange | null> {
  const found = await lastChange(
    0,
    version,
    async (at) => (await changeBetween(asked, at, version)) !== null,
  );
  if (found === null) {
    return null;
  }
  const [item, entry] = await Promise.all([
    changeBetween(asked, found - 1, found),
    entryOf(asked.projectId, found),
  ]);
  return { version: found, entry, item };
}

async function changeBetween({ projectId, id }: Asked, from: number, to: number) {
  const { items } = await dataOf(
    api.GET("/api/projects/{projectId}/model/compare", {
      params: { path: { projectId }, query: { left: `main@${from}`, right: `main@${to}` } },
    }),
  );
  return items.find((item) => item.id === id) ?? null;
}

/** Who made a version, when. Entries come newest first, by their version. */
async function entryOf(projectId: string, version: number) {
  let cursor: string | null = null;
  do {
    const page: {
      readonly items: readonly Schemas["HistoryEntryResponse"][];
      readonly nextCursor: string | null;
    } = await dataOf(
      api.GET("/api/projects/{projectId}/model/history", {
        params: { path: { projectId }, query: { limit: 200, ...(cursor === null ? {} : { cursor }) } },
      }),
    );
    const found = page.items.find((entry) => entry.version === version);
    if (found !== undefined) {
      return found;
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  return null;
}

/** Whether so much changed that the service does not compare it. */
export function isTooMuch(error: unknown): boolean {
  return isProblem(error, "answer_too_large");
}
