import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";

/** A view as JSON, loosely typed so that tests can bend it. */
export type LooseView = Record<string, unknown> & { id: string };

export function aView(change: Record<string, unknown> = {}): LooseView {
  return {
    id: randomUUID(),
    name: "View",
    kind: "landscape",
    rootId: null,
    elementIds: [],
    positions: {},
    scenarioId: null,
    ...change,
  };
}

/** Saves a view and gives its path. */
export async function savedView(
  person: Person,
  projectId: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const view = aView(change);
  await person.post(`/api/projects/${projectId}/views`, view).expect(201);
  return `/api/projects/${projectId}/views/${view.id}`;
}
