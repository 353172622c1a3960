import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { namesOf, TOOLS, type Tool } from "@plumbline/agent-tools";
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
/** Tokens of the list of tools and of the two texts. */
let texts: readonly number[];

beforeAll(async () => {
  let team: Team;
  ({ server, team } = await sharedTeamServer());
  agent = await toolUser(server, team);
  const rows: Measured[] = [];
  for (const call of await eshopCalls(team, agent)) {
    rows.push(await measure(call));
  }
  measured = rows;
  texts = await tokensOfTexts();
  if (process.env["UPDATE_GOLDEN"] === "1") {
    writeFileSync(PAGE, withTexts(withRows(rows)));
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

async function tokensOfTexts(): Promise<readonly number[]> {
  const listed = JSON.stringify(await agent.ask("tools/list"));
  const read = async (path: string) => (await ask(server, "get", path).expect(200)).text;
  return [listed, await read("/llms.txt"), await read("/llms-full.txt")].map((text) => countTokens(text));
}

const SENTENCE = /has about (\d+) tokens; `\/llms\.txt` about (\d+), `\/llms-full\.txt` about (\d+)\./;

function withTexts(page: string): string {
  const [tools, short, full] = texts;
  const sentence = `has about ${tools} tokens; \`/llms.txt\` about ${short}, \`/llms-full.txt\` about ${full}.`;
  return page.replace(SENTENCE, sentence);
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
    const longer = measured.filter(
      ({ whole, chosen, bounded }) => (bounded ?? Math.min(whole, MOST)) > MOST || (chosen ?? 0) > whole,
    );
    expect(longer).toEqual([]);
  });

  it("says how many tokens the list of tools and the texts have", () => {
    const said = SENTENCE.exec(readFileSync(PAGE, "utf8"))?.slice(1).map(Number) ?? [];
    const near = texts.map((found, at) => isNear(said[at] ?? null, found));
    expect({ said, texts, near }).toEqual({ said, texts, near: [true, true, true] });
    expect(texts[0]).toBeLessThan(10_000);
  });
});

it("every tool that can be asked for fewer fields was", () => {
  const choosing = (TOOLS as readonly Tool[]).filter((tool) => namesOf(tool).includes("fields"));
  expect(
    measured
      .filter(({ chosen }) => chosen !== null)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(choosing.map(({ name }) => name).sort());
});
