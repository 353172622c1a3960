import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { aBuiltProject, buildOf } from "./testing/build.js";
import type { Team } from "./testing/project.js";
import { ESHOP } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ToolUser, toolUser } from "./testing/tools.js";

let server: RunningServer;
let agent: ToolUser;
let team: Team;
let projectId: string;

const SELECTED = { elementIds: [ESHOP.ordering] };

beforeAll(async () => {
  const shared = await sharedTeamServer();
  ({ server, team } = shared);
  agent = await toolUser(server, team, ["export"]);
  ({ projectId } = await aBuiltProject(team));
});
afterAll(() => server.stop());

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

async function brief(maxTokens: number | null) {
  const { isError, text, answer } = await agent.call("get_brief", { projectId, ...SELECTED, maxTokens });
  expect([isError, isError ? text : ""]).toEqual([false, ""]);
  return { text, answer };
}

describe("get_brief with maxTokens", () => {
  it.each([TOOL_LIMITS.leastTokens, 1000, 2500, 4000, 8000])(
    "%i answers no more tokens than that",
    async (most) => {
      const { text, answer } = await brief(most);
      expect(countTokens(text)).toBeLessThanOrEqual(most);
      expect(answer["notice"]).toMatch(/left out|omitted/);
    },
  );

  it("is mostly the brief, written for it, with what names it and the first of what was left out", async () => {
    const { text, answer } = await brief(4000);
    const { data, notice } = answer;
    expect(Object.keys(data)).toEqual(["brief", "manifest", "tokens", "omittedCount", "omitted"]);
    expect(data.omitted.length).toBe(Math.min(5, data.omittedCount));
    expect(countTokens(data.brief)).toBe(data.tokens.count);
    expect(2 * data.tokens.count).toBeGreaterThan(countTokens(text));
    expect(data.brief).toMatch(/^# /);
    expect(data.manifest).toMatchObject({ sha256: sha256(data.brief), pinned: { streamVersion: 1 } });
    expect(data.manifest).not.toHaveProperty("included");
    expect(notice).toContain("POST /api/projects/{projectId}/build/brief");
  });

  it("ends with a whole section, and says the hash of all of it, where no brief is that short", async () => {
    const { answer } = await brief(700);
    const { data, notice } = answer;
    const whole = await team.viewer.post(buildOf(projectId, "/brief"), { ...SELECTED, maxTokens: 1 });
    expect(whole.body.brief.startsWith(data.brief)).toBe(true);
    expect(whole.body.brief.slice(data.brief.length)).toMatch(/^## /);
    expect(notice).toContain(sha256(whole.body.brief));
  });

  it("gives all of it where it has room, as without", async () => {
    const [whole, bounded] = [await brief(null), await brief(100_000)];
    expect(bounded.answer["data"].brief).toBe(whole.answer["data"].brief);
    expect(bounded.answer["notice"]).toBeNull();
  });
});
