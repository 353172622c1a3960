import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOLS, type Tool } from "@plumbline/agent-tools";
import { countingTokens } from "../src/sections/build/counting-tokens.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ListedTool, listedTools, walked } from "./testing/tool-lists.js";
import { aToolProject, readingCalls, type ToolProject } from "./testing/tool-project.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

// Answers that keep to so many tokens, and say what they left out.

let server: RunningServer;
let team: Team;
let agent: ToolUser;
let project: ToolProject;
let all: readonly ListedTool[];
let count: (text: string) => number;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  ({ count } = await countingTokens());
  agent = await toolUser(server, team);
  project = await aToolProject(team, agent);
  all = listedTools(project, team.workspaceId);
});
afterAll(() => server.stop());

const BUDGETED = (TOOLS as readonly Tool[]).filter(({ writes }) => writes === "nothing");
const LISTS = BUDGETED.filter(({ list }) => list !== null).map(({ name }) => name);
const BUDGETS = [400, 1_000, 4_000];

describe("maxTokens", () => {
  it("is taken by every tool that reads", () => {
    const reading = (TOOLS as readonly Tool[]).filter(({ writes }) => writes === "nothing");
    const without = reading.filter(
      ({ takesBudget, body }) => !takesBudget && body?.fields["maxTokens"] === undefined,
    );
    expect(without).toEqual([]);
  });

  it.each(BUDGETED)("of $name is never exceeded, and what is left out is said", async ({ name, readAt }) => {
    const args = { ...readingCalls(project)[name], limit: 200 };
    const { limit: _, ...unlimited } = args;
    const sent = isPaged(name) ? args : unlimited;
    const whole = await agent.call(name, sent);
    for (const maxTokens of BUDGETS) {
      const { text, answer, isError } = await agent.call(name, { ...sent, maxTokens });
      expect([name, maxTokens, isError]).toEqual([name, maxTokens, false]);
      expect([name, maxTokens, count(text) <= maxTokens, count(text)]).toEqual([
        ...[name, maxTokens, true],
        expect.any(Number),
      ]);
      if (count(whole.text) <= maxTokens) {
        expect(answer).toEqual(whole.answer);
      } else {
        expect([name, answer["notice"]]).toEqual([name, expect.stringMatching(/^.{20,1500}$/)]);
        if (name !== "get_brief") {
          expect(answer["notice"]).toContain(`${maxTokens} tokens`);
        }
        const goesOn = answer["nextCursor"] !== null || JSON.stringify(answer).includes('"nextCursor":"');
        expect(goesOn || answer["notice"].includes(readAt)).toBe(true);
      }
    }
  });

  const isPaged = (name: string): boolean => LISTS.includes(name) || name === "get_contracts";

  it.each(LISTS)(
    "of %s makes pages that go on without gap or repeat",
    async (name) => {
      const { args, member, whole } = all.find(({ tool }) => tool === name) ?? NOTHING;
      const items = await whole(team.viewer);
      for (const maxTokens of [1_000, 4_000]) {
        const found = await walked(agent, name, { ...args, limit: 200, maxTokens }, member);
        expect(found.items).toHaveLength(items.length);
        expect(found.items.map(named)).toEqual(items.map(named));
      }
    },
    60_000,
  );

  const NOTHING: ListedTool = { tool: "", args: {}, member: "", whole: async () => [] };
  const NAMES = ["id", "sequence", "ruleId", "subjectId", "change"];
  const named = (item: Loose): Loose =>
    Object.fromEntries(Object.entries(item).filter(([field]) => NAMES.includes(field)));

  it("of contracts of all kinds makes lists that each lead on", async () => {
    const { projectId } = project;
    const { data: first, notice } = (await agent.call("get_contracts", { projectId, maxTokens: 2_000 }))
      .answer;
    expect(notice).toContain("2000 tokens");
    for (const [kind, list] of Object.entries<Loose>(first)) {
      const items = [...list["items"]];
      let cursor = list["nextCursor"];
      while (cursor !== null) {
        const { answer } = await agent.call("get_contracts", { projectId, kind, cursor, maxTokens: 2_000 });
        items.push(...answer["data"][kind].items);
        cursor = answer["nextCursor"];
      }
      expect([kind, items.length]).toEqual([kind, list["total"]]);
      expect(new Set(items.map(({ id }: Loose) => id)).size).toBe(items.length);
    }
  });

  it("goes with chosen fields: shorter items leave room for more of them", async () => {
    const { projectId } = project;
    const sent = { projectId, limit: 200, maxTokens: 1_000 };
    const { findings: some } = await agent.data("review_design", sent);
    const { findings: more } = await agent.data("review_design", { ...sent, fields: ["result"] });
    expect(more.length).toBeGreaterThan(some.length);
  });
});
