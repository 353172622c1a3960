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

  it.each(LISTS)("of %s makes pages that go on without gap or repeat", async (name) => {
    const { args, member, whole } = all.find(({ tool }) => tool === name) ?? NOTHING;
    const items = await whole(team.viewer);
    for (const maxTokens of [1_000, 4_000]) {
      const found = await walked(agent, name, { ...args, limit: 200, maxTokens }, member);
      expect(found.items).toHaveLength(items.length);
      expect(found.items.map(named)).toEqual(items.map(named));
    }
  });

  it.each(LISTS)(
    "of %s shows each item by its name, in order, or says that there is no room, however small it is",
    async (name) => {
      const { args, member, whole } = all.find(({ tool }) => tool === name) ?? NOTHING;
      const items = (await whole(team.viewer)).map(naming(name));
      for (const maxTokens of [400, 550, 1_100]) {
        for (const fields of [null, ["name", "provenance"].filter((one) => hasField(name, one))]) {
          const shown = await shownWithin(name, { ...args, fields, limit: 200, maxTokens }, member);
          expect([maxTokens, shown.map(naming(name))]).toEqual([maxTokens, items.slice(0, shown.length)]);
        }
      }
    },
  );

  const hasField = (name: string, field: string): boolean =>
    (TOOLS as readonly Tool[]).some((tool) => tool.name === name && tool.list?.fields.includes(field));

  const naming = (name: string) => (item: Loose) => {
    const list = (TOOLS as readonly Tool[]).find((tool) => tool.name === name)?.list;
    return Object.fromEntries((list?.naming ?? ["id"]).map((field) => [field, item[field]]));
  };

  /** The items of the first pages of a list, or up to the first that its budget has no room for. */
  async function shownWithin(name: string, args: Loose, member: string): Promise<readonly Loose[]> {
    const items: Loose[] = [];
    for (let cursor: string | null | undefined; cursor !== null && items.length < 6; ) {
      const { isError, answer } = await agent.call(name, { ...args, cursor });
      if (isError) {
        expect(answer["error"]).toMatchObject({ type: "validation_error", errors: [{ field: "maxTokens" }] });
        return items;
      }
      const page = answer["data"][member];
      expect(page.length).toBeGreaterThan(0);
      items.push(...page);
      cursor = answer["nextCursor"];
    }
    return items;
  }

  it.each([400, 550])(
    "of %i shows contracts of all kinds by their IDs once, or their totals alone",
    async (maxTokens) => {
      for (const fields of maxTokens === 400 ? [null] : [["name", "provenance"]]) {
        const { projectId } = project;
        const sent = { projectId, fields, maxTokens };
        const { data: first, notice } = (await agent.call("get_contracts", sent)).answer;
        expect(Object.keys(first)).toHaveLength(6);
        for (const [kind, list] of Object.entries<Loose>(first)) {
          const alone = list["items"] === undefined;
          expect(alone ? notice : "Send kind").toContain("Send kind");
          const ids: string[] = alone ? [] : idsOf(list["items"]);
          for (let cursor = alone ? undefined : list["nextCursor"]; cursor !== null; ) {
            const { isError, answer } = await agent.call("get_contracts", { ...sent, kind, cursor });
            if (isError) {
              expect(answer["error"].errors).toEqual([expect.objectContaining({ field: "maxTokens" })]);
              ids.length = list["total"];
              break;
            }
            ids.push(...idsOf(answer["data"][kind].items));
            cursor = answer["nextCursor"];
          }
          expect([kind, ids.length]).toEqual([kind, list["total"]]);
          const named = ids.filter((id) => id !== undefined);
          expect(new Set(named).size).toBe(named.length);
        }
      }
    },
  );

  function idsOf(items: readonly Loose[]): string[] {
    expect(items.every(({ id }) => typeof id === "string")).toBe(true);
    return items.map(({ id }) => id);
  }

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
