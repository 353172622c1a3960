import { randomUUID } from "node:crypto";
import type { Person } from "./people.js";
import { save, settingsOf } from "./settings.js";

export const CODEHOST = "codehost:token";
export const WEBHOOK = "notifications:webhookSecret";

export function apiKeyOf(providerId: string): string {
  return `ai:${providerId}:apiKey`;
}

export function secretsOf(workspaceId: string): string {
  return `/api/workspaces/${workspaceId}/secrets`;
}

/** One status as the API answers it. */
export interface SecretStatus {
  readonly name: string;
  readonly isSet: boolean;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  readonly fingerprint: string | null;
  readonly boundOrigin: string | null;
  readonly matchesCurrentUrl: boolean;
}

/** A workspace of its own for the test of secrets. */
export interface SecretsWorkspace {
  readonly id: string;
  set(name: string, value: unknown): ReturnType<Person["put"]>;
  delete(name: string): ReturnType<Person["delete"]>;
  list(): Promise<readonly SecretStatus[]>;
  status(name: string): Promise<SecretStatus>;
  save(overrides: object): Promise<void>;
}

export async function aSecretsWorkspace(owner: Person, overrides: object = {}): Promise<SecretsWorkspace> {
  const id = randomUUID();
  await owner.post("/api/workspaces", { id, name: "Secrets" }).expect(200);
  const pathOf = (name: string) => `${secretsOf(id)}/${name}`;
  const list = async () => (await owner.get(secretsOf(id)).expect(200)).body as SecretStatus[];
  const workspace: SecretsWorkspace = {
    id,
    set: (name, value) => owner.put(pathOf(name), { value }),
    delete: (name) => owner.delete(pathOf(name)),
    list,
    status: async (name) => {
      const found = (await list()).find((one) => one.name === name);
      if (found === undefined) {
        throw new Error(`The list does not have ${name}`);
      }
      return found;
    },
    save: async (more) => {
      const answer = await save(owner, settingsOf(id), more);
      if (answer.status !== 200) {
        throw new Error(`The settings answered ${answer.status}: ${answer.text}`);
      }
    },
  };
  await workspace.save(overrides);
  return workspace;
}
