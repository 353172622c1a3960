import type { Response, Test } from "supertest";
import type { Person } from "./people.js";

export const PROVIDER = "11111111-1111-4111-8111-111111111111";
export const OTHER_PROVIDER = "22222222-2222-4222-8222-222222222222";

export const INSTANCE_SETTINGS = "/api/instance/settings";

export function settingsOf(workspaceId: string): string {
  return `/api/workspaces/${workspaceId}/settings`;
}

/** An AI provider as it is sent. */
export function aProvider(parts: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { id: PROVIDER, kind: "vendor-b", name: "Main", model: "m-1", ...parts };
}

/** The policy of the `hosted` profile. */
export function aPolicy(parts: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    allowSelfRegistration: true,
    allowPrivateNetworkUrls: false,
    allowedAiProviderKinds: ["vendor-a", "vendor-b", "vendor-c", "vendor-a-compatible"],
    allowSendingPrivateCodeToAi: false,
    maxConcurrentStressRuns: 4,
    ...parts,
  };
}

/** A save for the version that is stored now. */
export async function save(person: Person, path: string, body: string | object): Promise<Response> {
  const { headers } = await person.get(path).expect(200);
  return saveFor(person, path, headers["etag"] ?? "", body);
}

/** A save for a version. */
export function saveFor(person: Person, path: string, tag: string, body: string | object): Test {
  return person.put(path, body).set("If-Match", tag);
}
