import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import { aProject } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ToolUser, toolUser } from "./testing/tools.js";

const ELEMENTS = Array.from({ length: 1_200 }, () => randomUUID());

let server: RunningServer;
let agent: ToolUser;
let projectId: string;

/** A design of a few megabytes in which every message goes to every element: written out with names it is a hundredfold. */
beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  const { owner, workspaceId } = shared.team;
  agent = await toolUser(server, shared.team);
  projectId = await aProject(owner, workspaceId, "Hub");
  const name = "n".repeat(200);
  const elements = ELEMENTS.map((id) => ({ id, kind: "system", name, status: "current" }));
  const messages = Array.from({ length: 200 }, (_, at) => ({
    ...{ id: randomUUID(), name: `m${at}`, producerId: ELEMENTS[0], consumerIds: ELEMENTS },
  }));
  const document = { version: "1.0", project: { name: "Hub" }, elements, messages };
  await owner.post(`/api/projects/${projectId}/import`, document).expect(200);
});
afterAll(() => server.stop());

it.each([
  ["get_element", { elementId: ELEMENTS[0] }],
  ["get_element_dependencies", { elementId: ELEMENTS[0] }],
  ["get_element_dependents", { elementId: ELEMENTS[0] }],
  ["list_messages", { limit: 200 }],
  ["get_contracts", { limit: 200 }],
  ["find_elements", { limit: 200 }],
])(
  "%s of a design that somebody made large is answered to six at once, within its budget",
  async (name, args) => {
    const budgets = [{}, { maxTokens: 400 }, { maxTokens: 4000 }];
    // The cursor of a page holds the name of its last item, which the least budget may have no room for.
    const least = 1;
    const calls = [...budgets, ...budgets].map((budget) =>
      agent.call(name, { projectId, ...args, ...budget }),
    );
    for (const [at, { isError, text, answer }] of (await Promise.all(calls)).entries()) {
      if (isError && at % budgets.length === least) {
        expect(answer["error"].errors).toEqual([expect.objectContaining({ field: "maxTokens" })]);
        continue;
      }
      expect([isError, isError ? text : ""]).toEqual([false, ""]);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(TOOL_LIMITS.resultBytes);
      expect(answer["notice"] ?? answer["nextCursor"]).not.toBeNull();
    }
  },
);

it.each([
  ["list_messages", { limit: 1 }],
  ["list_messages", { limit: 200 }],
  ["get_element_dependents", { elementId: ELEMENTS[0] }],
])("%s with %j says that a message has more consumers than are shown", async (name, args) => {
  const { answer } = await agent.call(name, { projectId, ...args });
  expect(answer["notice"]).toContain("consumers: the first 200, where consumerCount is larger");
});
