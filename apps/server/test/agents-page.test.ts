import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isPaged, namesOf, TOOLS, type Tool } from "@plumbline/agent-tools";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { ask } from "./testing/client.js";
import { type EshopCall, eshopCalls } from "./testing/eshop-calls.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { type ToolUser, toolUser } from "./testing/tools.js";

// The page says how many tokens answers have: they are measured here. UPDATE_GOLDEN=1 writes what is measured.

const PAGE = new URL("../../../docs/agents.md", import.meta.url);
const HEAD = "| Tool | Tokens | With `fields` | With `maxTokens: 4000` |\n|---|---|---|---|\n";
const MOST = 4000;
/** IDs are made anew in every run, and have more tokens or fewer. */
const SLACK = { share: 0.1, tokens: 40 };

interface Measured {
  readonly name: string;
  readonly whole: number;
  readonly chosen: number | null;
  readonly bounded: number | null;
}

let server: RunningServer;
let agent: ToolUser;
let measured: readonly Measured[];

beforeAll(async () => {
  let team: Team;
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  const rows: Measured[] = [];
  for (const call of await eshopCalls(team, agent)) {
    rows.push(await measure(call));
  }
  measured = rows;
  if (process.env["UPDATE_GOLDEN"] === "1") {
    writeFileSync(PAGE, withRows(rows));
  }
});
afterAll(() => server.stop());

async function measure({ tool, args, fields }: EshopCall): Promise<Measured> {
  const declared = TOOLS.find(({ name }) => name === tool) as Tool;
  const whole = await tokensOf(tool, args);
  const isBounded = declared.writes === "nothing" && namesOf(declared).includes("maxTokens") && whole > MOST;
  return {
    name: tool,
    whole,
    chosen: fields === null ? null : await tokensOf(tool, { ...args, fields }),
    bounded: isBounded ? await tokensOf(tool, { ...args, maxTokens: MOST }) : null,
  };
}

async function tokensOf(tool: string, args: object): Promise<number> {
  const { isError, text } = await agent.call(tool, args);
  expect([tool, isError ? text : ""]).toEqual([tool, ""]);
  return countTokens(text);
}

function withRows(rows: readonly Measured[]): string {
  const page = readFileSync(PAGE, "utf8");
  const [before = "", after = ""] = page.split(HEAD);
  return `${before}${HEAD}${rows.map(rowOf).join("")}${after.slice(after.indexOf("\n\n") + 1)}`;
}

function rowOf({ name, whole, chosen, bounded }: Measured): string {
  const said = (tokens: number | null) => (tokens === null ? "" : String(tokens));
  return `| \`${name}\` | ${said(whole)} | ${said(chosen)} | ${said(bounded)} |\n`;
}

function saidOnPage(): readonly Measured[] {
  const rows = readFileSync(PAGE, "utf8").split(HEAD)[1]?.split("\n\n")[0] ?? "";
  return [...rows.matchAll(/^\| `(\w+)` \| (\d+) \| (\d*) \| (\d*) \|$/gm)].map(
    ([, name = "", whole, chosen, bounded]) => ({
      name,
      whole: Number(whole),
      chosen: chosen ? Number(chosen) : null,
      bounded: bounded ? Number(bounded) : null,
    }),
  );
}

function isNear(said: number | null, found: number | null): boolean {
  if (said === null || found === null) {
    return said === found;
  }
  return Math.abs(said - found) <= SLACK.tokens + SLACK.share * found;
}

describe("the page about agents", () => {
  it("has a row for each tool, with the tokens that its answer has", () => {
    const said = saidOnPage();
    expect(said.map(({ name }) => name).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
    const wrong = said.filter((row) => {
      const found = measured.find(({ name }) => name === row.name);
      return !(
        found !== undefined &&
        isNear(row.whole, found.whole) &&
        isNear(row.chosen, found.chosen) &&
        isNear(row.bounded, found.bounded)
      );
    });
    expect({ wrong, measured: wrong.map(({ name }) => measured.find((row) => row.name === name)) }).toEqual({
      wrong: [],
      measured: [],
    });
  });

  it("measured no answer over maxTokens, and none that choosing fields made longer", () => {
    for (const { name, whole, chosen, bounded } of measured) {
      expect([name, bounded ?? 0]).toEqual([name, expect.any(Number)]);
      expect(bounded ?? 0).toBeLessThanOrEqual(MOST);
      expect(chosen ?? 0).toBeLessThan(whole);
    }
  });

  it("says how many tokens the list of tools and the texts have", async () => {
    const listed = JSON.stringify(await agent.ask("tools/list"));
    const texts = await Promise.all(
      ["/llms.txt", "/llms-full.txt"].map(async (path) => (await ask(server, "get", path).expect(200)).text),
    );
    const [tools, short, full] = [listed, ...texts].map((text) => countTokens(text));
    const page = readFileSync(PAGE, "utf8").replace(/\s+/g, " ");
    const said = /has about (\d+) tokens; `\/llms.txt` about (\d+), `\/llms-full.txt` about (\d+)\./.exec(
      page,
    );
    const numbers = said?.slice(1).map(Number) ?? [];
    expect({
      said: numbers,
      near: numbers.map((one, at) => isNear(one, [tools, short, full][at] ?? 0)),
    }).toEqual({
      said: numbers,
      near: [true, true, true],
    });
    expect(tools).toBeLessThan(10_000);
  });
});

it("every tool that gives a list can be asked for fewer fields", () => {
  const lists = (TOOLS as readonly Tool[]).filter(({ list }) => list !== null);
  expect(lists.every(isPaged)).toBe(true);
  expect(
    measured
      .filter(({ chosen }) => chosen !== null)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(lists.map(({ name }) => name).sort());
});
