import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { aBuiltProject } from "./testing/build.js";
import { ESHOP } from "./testing/promises.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type Loose, type ToolUser, toolUser } from "./testing/tools.js";

let server: RunningServer;
let agent: ToolUser;
let selected: Loose;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  agent = await toolUser(server, shared.team, ["export"]);
  const { projectId } = await aBuiltProject(shared.team);
  selected = { projectId, elementIds: [ESHOP.ordering] };
});
afterAll(() => server.stop());

async function brief(maxTokens: number | null) {
  const { isError, text, answer } = await agent.call("get_brief", { ...selected, maxTokens });
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

  it("leaves out the manifest first, then whole parts, and names them", async () => {
    const { answer } = await brief(4000);
    const { data, notice } = answer;
    expect(Object.keys(data).sort()).toEqual(["brief", "omitted", "tokens"]);
    expect(data.omitted.length).toBeGreaterThan(0);
    expect(countTokens(data.brief)).toBe(data.tokens.count);
    expect(data.brief).toMatch(/^# /);
    expect(notice).toContain("data.manifest is left out");
    expect(notice).toContain("POST /api/projects/{projectId}/build/brief");
  });

  it("gives all of it where it has room, as without", async () => {
    const [whole, bounded] = [await brief(null), await brief(100_000)];
    expect(bounded.answer["data"].brief).toBe(whole.answer["data"].brief);
    expect(bounded.answer["notice"]).toBeNull();
  });
});
