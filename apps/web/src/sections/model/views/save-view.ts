import { dataOf, ifMatch, isProblem } from "@plumbline/api-client";
import { api } from "../../../api/client.js";
import { isSameView } from "./view-differences.js";
import type { SentView, StoredView } from "./view-of-screen.js";

/** What somebody else made of a view meanwhile. */
export interface ViewConflict {
  readonly known: StoredView;
  readonly theirs: StoredView;
  readonly mine: SentView;
}

export type SavedView = { readonly saved: StoredView } | { readonly conflict: ViewConflict };

interface Saving {
  readonly projectId: string;
  readonly mine: SentView;
  /** The view that it is written over, as it is known here; null for a new one. */
  readonly known: StoredView | null;
}

/** Keeps a view: a new one, or over the one that is known and nobody changed since. */
export async function saveView({ projectId, mine, known }: Saving): Promise<SavedView> {
  if (known === null) {
    const params = { path: { projectId } };
    return { saved: await dataOf(api.POST("/api/projects/{projectId}/views", { params, body: mine })) };
  }
  const path = { projectId, viewId: known.id };
  const { theirs, tag } = await storedNow(path);
  if (!isSameView(theirs, known)) {
    return { conflict: { known, theirs, mine } };
  }
  try {
    const params = { path, header: ifMatch(tag) };
    return {
      saved: await dataOf(api.PUT("/api/projects/{projectId}/views/{viewId}", { params, body: mine })),
    };
  } catch (error) {
    const again = isProblem(error, "conflict") ? (await storedNow(path)).theirs : known;
    if (isSameView(again, known)) {
      throw error;
    }
    return { conflict: { known, theirs: again, mine } };
  }
}

async function storedNow(path: { readonly projectId: string; readonly viewId: string }) {
  const answer = await api.GET("/api/projects/{projectId}/views/{viewId}", { params: { path } });
  return { theirs: await dataOf(Promise.resolve(answer)), tag: answer.response.headers.get("ETag") ?? "*" };
}
