import { randomUUID } from "node:crypto";
import { documentText, importInto } from "./model-documents.js";
import type { Person } from "./people.js";

/** A stress profile as JSON, loosely typed so that tests can bend it. */
export type LooseProfile = Record<string, unknown> & { scenarioId: string };

/** A profile that assumes nothing. */
export function aProfile(change: Record<string, unknown> = {}): LooseProfile {
  return {
    name: "Profile",
    scenarioId: randomUUID(),
    seed: "1",
    arrivals: { process: "poisson", ratePerSecond: 20, durationSeconds: 100, warmUpSeconds: 5, stages: [] },
    resources: [],
    serviceTimes: [],
    subscriptions: [],
    branches: [],
    overrides: [],
    outages: [],
    ...change,
  };
}

/** Where the stress endpoints of a project are. */
export function stressOf(projectId: string): string {
  return `/api/projects/${projectId}/stress`;
}

/** Saves a profile and gives its path. */
export async function savedProfile(
  person: Person,
  projectId: string,
  profile: LooseProfile,
): Promise<string> {
  const { body } = await person.post(`${stressOf(projectId)}/profiles`, profile).expect(201);
  return `${stressOf(projectId)}/profiles/${body.id}`;
}

/** Fills a project with eShop and one of its scenarios, and gives the scenario's ID. */
export async function eshopScenario(
  person: Person,
  projectId: string,
  name = "happy-order",
): Promise<string> {
  await importInto(person, projectId, documentText("eshop-queues.model.json")).expect(200);
  const scenario = { ...JSON.parse(documentText(`eshop-queues.${name}.scenario.json`)), id: randomUUID() };
  await person.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
  return scenario.id;
}

/** A profile that states what the service says the scenario requires. */
export async function fittingProfile(
  person: Person,
  projectId: string,
  scenarioId: string,
  change: Record<string, unknown> = {},
): Promise<LooseProfile> {
  const path = `${stressOf(projectId)}/requirements?scenarioId=${scenarioId}`;
  const { body } = await person.get(path).expect(200);
  return aProfile({
    scenarioId,
    resources: body.resources.map(({ elementId }: { elementId: string }) => ({
      elementId,
      instances: 1,
      concurrency: 4,
      queueLimit: null,
      hold: "call",
    })),
    serviceTimes: body.serviceTimes.map(({ targetId }: { targetId: string }) => ({
      targetId,
      distribution: { kind: "exponential", meanMs: 4 },
      errorRate: 0,
    })),
    ...change,
  });
}
