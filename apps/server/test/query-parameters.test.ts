import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Route } from "../src/platform/routes/routes.js";
import { describedService } from "./testing/described-service.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// A query parameter that a route does not take is refused on every route: a guard that was asked for is never missing
// without a word.

const { routes, document } = describedService();
/** Another party chooses what else it sends there. */
const ANY = "/api/auth/external/callback";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

function pathOf({ path }: Route): string {
  return path
    .replace(":workspaceId", team.workspaceId)
    .replace(":projectId", team.projectId)
    .replace(/:\w+/g, () => randomUUID());
}

async function answerTo(route: Route, query: string): Promise<{ status: number; errors: readonly object[] }> {
  await server.database.query("DELETE FROM rate_limits");
  const method = route.method.toLowerCase() as "get";
  const { status, body } = await team.owner[method](`${pathOf(route)}?${query}`);
  return { status, errors: body.errors };
}

describe("the query parameters of a route", () => {
  it.each(routes)("$method $path are those of the OpenAPI document", ({ method, path, query }) => {
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase() as "get"];
    const stated = (operation?.parameters ?? []).flatMap((parameter) =>
      "in" in parameter && parameter.in === "query" ? [parameter.name] : [],
    );
    expect(query).toEqual(stated.sort());
  });

  const asked = routes.filter(({ access, path }) => !("agentToken" in access) && path !== ANY);

  it.each(asked)("$method $path are no others", async (route) => {
    const { status, errors } = await answerTo(route, "brnchId=1&__proto__=2");
    expect([status, errors.map((error) => (error as { field: string }).field)]).toEqual([
      400,
      ["brnchId", "__proto__"],
    ]);
  });
});

describe("a query parameter that is refused", () => {
  const changes = (): string => `/api/projects/${team.projectId}/model/changes`;

  it("is named, with the one that may be meant", async () => {
    const answer = await team.viewer.get(`/api/projects/${team.projectId}/elements?Branchid=x`).expect(400);
    expect(answer.body).toMatchObject({
      type: "validation_error",
      errors: [{ field: "Branchid", message: "is not a query parameter here; did you mean branchId?" }],
    });
  });

  it("is named with all there are, or that there are none", async () => {
    const list = await team.viewer.get(`/api/projects/${team.projectId}/schemas?state=1`).expect(400);
    expect(list.body.errors[0].message).toBe(
      "is not a query parameter here; there are branchId, cursor, limit",
    );
    const none = await team.viewer.get("/api/auth/me?x=1").expect(400);
    expect(none.body.errors[0].message).toBe("is not a query parameter here; there are none");
  });

  it("keeps a batch from being written where nobody meant it", async () => {
    const change = { op: "delete", kind: "element", id: randomUUID() };
    for (const query of [`branchId=${randomUUID()}`, "expectedVersion=0"]) {
      const { body } = await team.owner.post(`${changes()}?${query}`, { changes: [change] }).expect(400);
      expect(body.errors[0].field).toBe(query.split("=")[0]);
    }
  });

  it("is told to nobody who may not call the route", async () => {
    await team.outsider.post(`${changes()}?x=1`, { changes: [] }).expect(404);
    await team.viewer.post(`${changes()}?x=1`, { changes: [] }).expect(403);
  });

  it("is counted no further than twenty, each cut", async () => {
    const query = Array.from({ length: 50 }, (_, at) => `${"p".repeat(200)}${at}=1`).join("&");
    const { body } = await team.viewer.get(`/api/auth/me?${query}`).expect(400);
    expect(body.errors).toHaveLength(20);
    expect(body.errors[0].field).toHaveLength(100);
  });
});
