import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { allOf, documentedFields, type ListedTool, listedTools, walked } from "./testing/tool-lists.js";
import { aToolProject, type ToolProject } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Tools that list, compared with the endpoints that give the same.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let all: readonly ListedTool[];

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  all = listedTools(project, team.workspaceId);
});
afterAll(() => server.stop());

const LISTS = (TOOLS as readonly Tool[]).filter(({ list }) => list !== null);
const NAMES = LISTS.map(({ name }) => name);

function toolOf(name: string): ListedTool {
  const found = all.find(({ tool }) => tool === name);
  if (found === undefined) {
    throw new Error(`${name} is in no test of lists`);
  }
  return found;
}

const fieldsOf = (name: string): readonly string[] =>
  LISTS.find((tool) => tool.name === name)?.list?.fields ?? [];

describe("a tool that lists", () => {
  it.each(NAMES)(
    "%s gives the items of its endpoint in their order, whatever the size of its pages",
    async (name) => {
      const { args, member, whole } = toolOf(name);
      const items = await whole(team.viewer);
      expect(items.length).toBeGreaterThan(1);
      for (const limit of [1, 7, 50, 200]) {
        const found = await walked(agent, name, { ...args, limit }, member);
        expect([name, limit, found.items]).toEqual([name, limit, items]);
        if (limit <= 50) {
          expect(found.notices).toEqual(Array.from({ length: Math.ceil(items.length / limit) }, () => null));
        }
      }
    },
  );

  it.each(NAMES)("%s gives 50 items where nothing else is said", async (name) => {
    const { args, member, whole } = toolOf(name);
    const items = await whole(team.viewer);
    expect((await agent.data(name, args))[member]).toEqual(items.slice(0, 50));
  });

  it.each(LISTS)(
    "$name declares the very fields that items of its endpoint have",
    ({ name, list, endpoint }) => {
      const documented = documentedFields(endpoint).filter((field) => !NOT_HERE[name]?.includes(field));
      expect(new Set(list?.fields)).toEqual(new Set([...documented, ...(IN_PLACE[name] ?? [])]));
      expect(new Set(list?.fields).size).toBe(list?.fields.length);
    },
  );

  it.each(NAMES)(
    "%s gives no more of its items than the chosen fields, what tells them apart, and their label",
    async (name) => {
      const { args, member } = toolOf(name);
      const items: readonly Loose[] = (await agent.data(name, args))[member];
      const naming = NAMING[name] ?? ["id"];
      for (const field of fieldsOf(name)) {
        const chosen: readonly Loose[] = (await agent.data(name, { ...args, fields: [field] }))[member];
        const kept = [field, "factStatus", ...naming];
        const meant = items.map((item) =>
          Object.fromEntries(Object.entries(item).filter(([key]) => kept.includes(key))),
        );
        expect([field, chosen]).toEqual([field, meant]);
      }
    },
  );
});

/** Fields of the endpoint that a tool leaves out. */
const NOT_HERE: Readonly<Record<string, readonly string[]>> = {
  list_projects: ["modelStreamId", "workspaceId", "modelVersion", "createdAt", "updatedAt"],
  find_elements: ["icon"],
  list_messages: ["producerId", "consumerIds"],
};

/** What stands in place of them. */
const IN_PLACE: Readonly<Record<string, readonly string[]>> = {
  list_messages: ["producer", "consumerCount", "consumers"],
};

/** What names an item that has no ID. */
const NAMING: Readonly<Record<string, readonly string[]>> = {
  play_scenario: ["sequence"],
  review_design: ["ruleId", "subjectId"],
};

describe("find_elements", () => {
  it.each([
    { name: "ord" },
    { name: "ORD" },
    { kind: "store" },
    { status: "planned" },
    { tag: "nobody has it" },
    { kind: "component", name: "api" },
    { name: "%" },
    { name: "_" },
  ])("finds with %j what its endpoint finds, and counts all of it", async (filter) => {
    const { projectId } = project;
    const query = new URLSearchParams(filter as Record<string, string>);
    const found = await allOf(team.viewer, `/api/projects/${projectId}/elements?${query}`);
    const items = found.map(({ icon: _, ...item }) => item);
    const { count, elements } = await agent.data("find_elements", { projectId, ...filter, limit: 200 });
    expect(elements).toEqual(items);
    expect(count).toBe(items.length);
    const first = await agent.data("find_elements", { projectId, ...filter, limit: 1 });
    expect(first["count"]).toBe(items.length);
  });

  it("reads null as left out", async () => {
    const { projectId } = project;
    const nothing = { name: null, kind: null, tag: null, status: null, cursor: null, limit: null };
    const sent = { projectId, ...nothing, fields: null, maxTokens: null };
    expect(await agent.data("find_elements", sent)).toEqual(await agent.data("find_elements", { projectId }));
  });
});

describe("filters", () => {
  it.each(["concern", "unknown", "verified", "not-applicable"])(
    "review_design with result %s",
    async (result) => {
      await same("review_design", { result }, `review/findings?result=${result}`, "findings");
    },
  );

  it.each([
    ["category", "resilience"],
    ["severity", "warning"],
  ])("review_design with %s %s", async (name, value) => {
    await same("review_design", { [name]: value }, `review/findings?${name}=${value}`, "findings");
  });

  it.each(["proposed", "accepted", "rejected"])("list_decisions with status %s", async (status) => {
    await same("list_decisions", { status }, `decisions?status=${status}`, "items");
  });

  it.each(["open", "answered"])("list_questions with status %s", async (status) => {
    await same("list_questions", { status }, `questions?status=${status}`, "items");
  });

  it("the revision and the branch of a review", async () => {
    const { revisionId, branchId } = project;
    await same("review_design", { revisionId }, `review/findings?revisionId=${revisionId}`, "findings");
    await same("review_design", { branchId }, `review/findings?branchId=${branchId}`, "findings");
  });

  it("the sides of a comparison", async () => {
    const { revisionId, branchId } = project;
    await same("compare_models", {}, "model/compare", "items");
    await same("compare_models", { left: revisionId }, `model/compare?left=${revisionId}`, "items");
    const sides = { left: "main@0", right: branchId };
    await same("compare_models", sides, `model/compare?left=main@0&right=${branchId}`, "items");
  });

  async function same(name: string, args: Loose, path: string, member: string): Promise<void> {
    const { projectId } = project;
    const { body } = await team.viewer.get(`/api/projects/${projectId}/${path}`).expect(200);
    const found = await walked(agent, name, { projectId, ...args, limit: 9 }, member);
    expect(found.items).toEqual(body[member]);
    const { [member]: _, ...rest } = await agent.data(name, { projectId, ...args });
    const { [member]: __, ...meant } = body;
    expect({ ...rest, nextCursor: meant.nextCursor }).toEqual({ ...meant, nextCursor: meant.nextCursor });
  }
});
