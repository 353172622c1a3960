import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Person } from "./people.js";

const FOLDER = new URL("../../../cli/examples/", import.meta.url);

/** A project with the example system, as the API sees it. */
export interface Shop {
  readonly workspaceId: string;
  readonly projectId: string;
  readonly scenarioIds: readonly string[];
}

/** A workspace of the person with the example system and its scenarios in a project. */
export async function aShop(owner: Person, name = "eShop"): Promise<Shop> {
  const [workspaceId, projectId] = [randomUUID(), randomUUID()];
  await owner.call("POST", "/api/workspaces", { id: workspaceId, name: "Workshop" });
  await owner.call("POST", `/api/workspaces/${workspaceId}/projects`, {
    id: projectId,
    name,
    description: null,
  });
  await owner.call("POST", `/api/projects/${projectId}/import`, documentIn("eshop-queues.model.json"));
  const scenarioIds: string[] = [];
  for (const file of readdirSync(FOLDER)
    .filter((one) => one.endsWith(".scenario.json"))
    .sort()) {
    const id = randomUUID();
    await owner.call("POST", `/api/projects/${projectId}/scenarios`, { ...documentIn(file), id });
    scenarioIds.push(id);
  }
  return { workspaceId, projectId, scenarioIds };
}

function documentIn(file: string): object {
  return JSON.parse(readFileSync(new URL(file, FOLDER), "utf8")) as object;
}
