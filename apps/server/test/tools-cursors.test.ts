import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { decisionBody } from "./testing/decisions.js";
import { pathOf } from "./testing/edits.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { listedTools } from "./testing/tool-lists.js";
import { aToolProject, type ToolProject } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// A cursor belongs to one tool, project and list.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let other: ToolProject;

interface Listed {
  readonly tool: string;
  readonly args: Loose;
}

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  other = await aToolProject(team, agent);
});
afterAll(() => server.stop());

const KINDS = ["operations", "channels", "subscriptions", "bindings", "messages", "schemas"];

function listsOf(of: ToolProject): readonly Listed[] {
  const { projectId } = of;
  const contracts = KINDS.map((kind) => ({ tool: "get_contracts", args: { projectId, kind } }));
  return [...listedTools(of, team.workspaceId), ...contracts];
}

async function cursorOf({ tool, args }: Listed): Promise<string> {
  const { nextCursor } = (await agent.call(tool, { ...args, limit: 1 })).answer;
  expect([tool, typeof nextCursor]).toEqual([tool, "string"]);
  return nextCursor;
}

async function refused({ tool, args }: Listed, cursor: string, what: unknown = ""): Promise<Loose> {
  const error = await agent.failure(tool, { ...args, cursor });
  const fields = error["errors"].map(({ field }: Loose) => field);
  expect([tool, what, error["type"], fields]).toEqual([tool, what, "validation_error", ["cursor"]]);
  return error;
}

describe("a cursor", () => {
  it("leads on in the list that gave it, and in no other of its project", async () => {
    const lists = listsOf(project);
    for (const list of lists) {
      const cursor = await cursorOf(list);
      for (const one of lists) {
        if (one === list) {
          await agent.data(one.tool, { ...one.args, cursor });
        } else {
          await refused(one, cursor, list.tool);
        }
      }
    }
  });

  it("is refused by the same list of another project", async () => {
    const there = listsOf(other);
    for (const [at, list] of listsOf(project).entries()) {
      const elsewhere = there[at];
      if (elsewhere !== undefined && list.tool !== "list_projects") {
        await refused(elsewhere, await cursorOf(list));
      }
    }
  });

  it("is refused by the endpoint of the tool, as that of the endpoint by the tool", async () => {
    const { projectId } = project;
    for (const list of ["elements", "scenarios", "promises", "decisions", "questions"]) {
      const tool = list === "elements" ? "find_elements" : `list_${list}`;
      const path = `/api/projects/${projectId}/${list}`;
      const given = await cursorOf({ tool, args: { projectId } });
      const { body } = await team.viewer.get(`${path}?cursor=${given}`).expect(400);
      expect(body.errors).toMatchObject([{ field: "cursor" }]);
      const { nextCursor } = (await team.viewer.get(`${path}?limit=1`).expect(200)).body;
      await refused({ tool, args: { projectId } }, nextCursor);
    }
  });

  it("is refused by the contracts of another element, and by those of all", async () => {
    const { projectId, elementId } = project;
    const ofOne = { tool: "get_contracts", args: { projectId, kind: "messages", elementId } };
    const ofAll = { tool: "get_contracts", args: { projectId, kind: "messages" } };
    await refused(ofAll, await cursorOf(ofOne));
    await refused(ofOne, await cursorOf(ofAll));
  });

  it("of contracts needs its kind", async () => {
    const { projectId } = project;
    const cursor = await cursorOf({ tool: "get_contracts", args: { projectId, kind: "messages" } });
    const error = await refused({ tool: "get_contracts", args: { projectId } }, cursor);
    expect(error["detail"]).toBe("cursor needs its kind");
  });

  it("is read with IDs in any letter case", async () => {
    const { projectId, draftId } = project;
    const list = { tool: "list_promise_runs", args: { projectId, promiseId: draftId } };
    const cursor = await cursorOf(list);
    const upper = { projectId: projectId.toUpperCase(), promiseId: draftId.toUpperCase(), cursor };
    expect(await agent.data(list.tool, upper)).toEqual(await agent.data(list.tool, { ...list.args, cursor }));
  });

  it.each([
    ["review_design", { result: "concern" }, { result: "not-applicable" }],
    ["review_design", { category: "contracts" }, {}],
    ["review_design", {}, { severity: "warning" }],
    ["compare_models", { left: "main@0" }, { left: "main@1", right: "main@0" }],
  ])("of %s with %j is refused with %j", async (tool, before, after) => {
    const { projectId } = project;
    const cursor = await cursorOf({ tool, args: { projectId, ...before } });
    await refused({ tool, args: { projectId, ...after } }, cursor);
  });

  it("does not lead from the decisions or questions of one status into those of another", async () => {
    const { projectId } = project;
    const proposed = { tool: "list_decisions", args: { projectId, status: "proposed" } };
    await agent.data("propose_decision", { projectId, ...decisionBody() });
    const cursor = await cursorOf(proposed);
    await refused({ tool: "list_decisions", args: { projectId, status: "accepted" } }, cursor);
  });

  it("does not lead from one filter of elements into another", async () => {
    const { projectId } = project;
    const cursor = await cursorOf({ tool: "find_elements", args: { projectId } });
    await refused({ tool: "find_elements", args: { projectId, kind: "app" } }, cursor);
  });
});

describe("a cursor of a state", () => {
  it("is refused once the design has changed, where the list is of a whole state", async () => {
    const projectId = other.projectId;
    const { scenarioId } = other;
    const lists = [
      { tool: "review_design", args: { projectId } },
      { tool: "compare_models", args: { projectId, left: "main@0" } },
    ];
    const played = { tool: "play_scenario", args: { projectId, scenarioId } };
    const cursors = [];
    for (const list of [...lists, played]) {
      cursors.push([list, await cursorOf(list)] as const);
    }
    const system = { kind: "system", name: "Newer", status: "planned", parentId: null };
    await team.editor.put(pathOf(projectId, "element", randomUUID()), system).expect(201);
    for (const [list, cursor] of cursors.slice(0, 2)) {
      const { detail } = await refused(list, cursor);
      expect(detail).toBe("cursor is of another state: the design changed since");
    }
    const path = `/api/projects/${projectId}/scenarios/${scenarioId}`;
    const { body } = await team.editor.get(path).expect(200);
    const shorter = { ...body, steps: body.steps.slice(0, 1), faults: [], assertions: [] };
    await team.editor.put(path, shorter).expect(200);
    await refused(played, cursors[2]?.[1] ?? "");
  });

  it("leads on in other lists: after what was shown", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    for (const name of ["a", "c", "e"]) {
      await put(projectId, name);
    }
    const first = await agent.call("find_elements", { projectId, limit: 2 });
    await put(projectId, "b");
    await put(projectId, "d");
    const cursor = first.answer["nextCursor"];
    const { elements } = await agent.data("find_elements", { projectId, cursor });
    expect(elements.map(({ name }: Loose) => name)).toEqual(["d", "e"]);
  });

  async function put(projectId: string, name: string): Promise<void> {
    const system = { kind: "system", name, status: "planned", parentId: null };
    await team.editor.put(pathOf(projectId, "element", randomUUID()), system).expect(201);
  }
});
