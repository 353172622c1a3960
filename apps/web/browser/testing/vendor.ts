import { randomUUID } from "node:crypto";
import type { FakeVendor } from "../../../server/test/testing/fake-vendor.js";
import type { Person } from "./people.js";
import type { Shop } from "./shop.js";

/** Lets a workspace ask a vendor on this machine for every sort of help; the ID of the provider. */
export async function usesVendor(
  owner: Person,
  { workspaceId }: Pick<Shop, "workspaceId">,
  vendor: FakeVendor,
  usage: object = {},
): Promise<string> {
  const id = randomUUID();
  const baseUrl = vendor.baseUrlOf("vendor-a");
  const provider = { id, kind: "vendor-a", name: "Main", model: "m-1", baseUrl, timeoutSeconds: 60 };
  const taskRouting = { proposeFlow: id, inferArchitecture: id, critique: id, explain: id };
  const workspace = `/api/workspaces/${workspaceId}`;
  const settings = { ai: { providers: [provider], taskRouting }, usage };
  await owner.call("PUT", `${workspace}/settings`, settings, 0);
  await owner.call("PUT", `${workspace}/secrets/ai:${id}:apiKey`, { value: "sk-test-0123456789abcdef" });
  return id;
}

/** A design that somebody wrote down, without a word of any repository: what an AI may be told of. */
export interface SmallDesign extends Shop {
  readonly systemId: string;
  readonly elementId: string;
}

export async function aSmallDesign(owner: Person): Promise<SmallDesign> {
  const [workspaceId, projectId] = [randomUUID(), randomUUID()];
  const [systemId, elementId] = [randomUUID(), randomUUID()];
  const project = `/api/projects/${projectId}`;
  await owner.call("POST", "/api/workspaces", { id: workspaceId, name: "Workshop" });
  await owner.call("POST", `/api/workspaces/${workspaceId}/projects`, {
    ...{ id: projectId, name: "Small", description: null },
  });
  const element = { status: "planned", description: null };
  const system = { ...element, kind: "system", name: "Shop", parentId: null };
  await owner.call("PUT", `${project}/elements/${systemId}`, system);
  const app = { ...element, kind: "app", name: "Orders", parentId: systemId };
  await owner.call("PUT", `${project}/elements/${elementId}`, app);
  const operation = { name: "place", ownerId: elementId, transport: "http" };
  await owner.call("PUT", `${project}/operations/${randomUUID()}`, operation);
  return { workspaceId, projectId, systemId, elementId, scenarioIds: [] };
}
