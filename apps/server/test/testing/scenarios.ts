import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";

/** A scenario document as JSON, loosely typed so that tests can bend it. */
export type LooseScenario = Record<string, unknown> & { id: string };

export function aScenario(change: Record<string, unknown> = {}): LooseScenario {
  return { id: randomUUID(), name: "Scenario", steps: [], faults: [], assertions: [], ...change };
}

/** Saves a scenario and gives its path. */
export async function saved(
  person: Person,
  projectId: string,
  change: Record<string, unknown> = {},
): Promise<string> {
  const scenario = aScenario(change);
  await person.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  return `/api/projects/${projectId}/scenarios/${scenario.id}`;
}

const SOME_ID = "00000000-0000-4000-8000-0000000000ff";

export function aCall(change: Record<string, unknown> = {}, then: unknown[] = []): Record<string, unknown> {
  return {
    id: "call",
    type: "call",
    from: SOME_ID,
    operation: SOME_ID,
    request: null,
    response: null,
    then,
    onError: [],
    ...change,
  };
}

export function aPublish(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: "publish",
    type: "publish",
    from: SOME_ID,
    channel: SOME_ID,
    message: SOME_ID,
    payload: null,
    headers: {},
    handlers: {},
    ...change,
  };
}

export function aWrite(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: "write",
    type: "write",
    by: SOME_ID,
    store: SOME_ID,
    dataset: "orders",
    change: null,
    ...change,
  };
}
