/** @jest-environment node */
import { describe, expect, it } from "@jest/globals";
import { apiClient } from "@plumbline/api-client";
import { exampleSteps } from "./example-steps.js";

const PLACE = {
  workspaceId: null,
  newWorkspaceId: "w",
  projectId: "p",
  scenarioIds: ["s1", "s2"],
};
const FILES = {
  model: '{"elements":[]}',
  scenarios: ['{"id": "x", "name": "a"}', '{"id": "x", "name": "b"}'],
};
const REQUIREMENTS = { scenarioId: "s1", resources: [{ elementId: "e" }], serviceTimes: [{ targetId: "t" }] };

/** A service that keeps what it is sent; `conflict` says of which field a write is refused. */
function serviceWith(conflict: (path: string) => string | null = () => null) {
  const sent: string[] = [];
  const api = apiClient({
    baseUrl: "http://service.test",
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      sent.push(`${request.method} ${pathname} ${await request.text()}`.trim());
      const field = request.method === "POST" ? conflict(pathname) : null;
      if (field !== null) {
        const problem = { type: "conflict", title: "no", errors: [{ field, message: "is in use" }] };
        return Response.json(problem, {
          status: 409,
          headers: { "content-type": "application/problem+json" },
        });
      }
      if (request.method === "POST") {
        return Response.json({ id: "made" }, { status: 201 });
      }
      return Response.json(pathname.endsWith("/requirements") ? REQUIREMENTS : []);
    },
  });
  return { api, sent };
}

async function runAll(api: ReturnType<typeof serviceWith>["api"], workspaceId: string | null): Promise<void> {
  for (const step of exampleSteps(api, FILES, { ...PLACE, workspaceId })) {
    await step.run();
  }
}

describe("opening the example", () => {
  it("makes a workspace where there is none, then all that is in it", async () => {
    const { api, sent } = serviceWith();
    await runAll(api, null);
    expect(sent.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "POST /api/workspaces",
      "POST /api/workspaces/w/projects",
      "POST /api/projects/p/import",
      "POST /api/projects/p/scenarios",
      "POST /api/projects/p/scenarios",
      "GET /api/projects/p/stress/profiles",
      "GET /api/projects/p/stress/requirements",
      "POST /api/projects/p/stress/profiles",
    ]);
    expect(sent[3]).toContain('{"id": "s1", "name": "a"}');
    expect(JSON.parse(sent[7]?.split(" ").slice(2).join(" ") ?? "")).toMatchObject({
      scenarioId: "s1",
      resources: [{ elementId: "e", instances: 1 }],
      serviceTimes: [{ targetId: "t", distribution: { kind: "exponential" } }],
    });
  });

  it("takes the workspace that is there", async () => {
    const { api, sent } = serviceWith();
    await runAll(api, "mine");
    expect(sent[0]).toContain("POST /api/workspaces/mine/projects");
  });

  it("goes on where what it sends is there already: an answer was lost", async () => {
    const { api } = serviceWith((path) => (path.endsWith("/scenarios") ? "id" : null));
    await expect(runAll(api, null)).resolves.toBeUndefined();
  });

  it("stops at any other refusal", async () => {
    const { api } = serviceWith((path) => (path.endsWith("/projects") ? "" : null));
    await expect(runAll(api, null)).rejects.toThrow("no");
  });
});
