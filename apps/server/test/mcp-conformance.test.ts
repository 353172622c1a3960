import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { startTokenProxy, type TokenProxy } from "./testing/token-proxy.js";
import { ALL_SCOPES } from "./testing/tools.js";

const require = createRequire(import.meta.url);

const APPLIES = "applies";
const NAMED_TOOL = "it calls a tool of the suite's own sample server by name";
const NAMED_RESOURCE = "it reads a resource of the suite's own sample server by address";
const NAMED_PROMPT = "it asks for a prompt of the suite's own sample server by name";
const NOTHING_ASKED = "the service asks nothing of clients: no sampling, no elicitation";
const NO_LOGS = "the service sends no log messages to clients, and says so in its capabilities";
const NO_STREAMS = "the service keeps no session and answers with JSON, not with streams of events";
const NO_SUBSCRIPTIONS = "the service tells nobody of changes, and says so in its capabilities";

/** Every scenario for servers: it applies, or why it does not. */
const SCENARIOS: Readonly<Record<string, string>> = {
  "server-initialize": APPLIES,
  ping: APPLIES,
  "tools-list": APPLIES,
  "resources-list": APPLIES,
  "prompts-list": APPLIES,
  "dns-rebinding-protection": APPLIES,
  "completion-complete": "the service completes no arguments, and says so in its capabilities",
  "logging-set-level": NO_LOGS,
  "tools-call-simple-text": NAMED_TOOL,
  "tools-call-image": NAMED_TOOL,
  "tools-call-audio": NAMED_TOOL,
  "tools-call-embedded-resource": NAMED_TOOL,
  "tools-call-mixed-content": NAMED_TOOL,
  "tools-call-error": NAMED_TOOL,
  "tools-call-with-progress": NAMED_TOOL,
  "json-schema-2020-12": NAMED_TOOL,
  "tools-call-with-logging": NO_LOGS,
  "tools-call-sampling": NOTHING_ASKED,
  "tools-call-elicitation": NOTHING_ASKED,
  "elicitation-sep1034-defaults": NOTHING_ASKED,
  "elicitation-sep1330-enums": NOTHING_ASKED,
  "server-sse-polling": NO_STREAMS,
  "server-sse-multiple-streams": NO_STREAMS,
  "resources-read-text": NAMED_RESOURCE,
  "resources-read-binary": NAMED_RESOURCE,
  "resources-templates-read": NAMED_RESOURCE,
  "resources-subscribe": NO_SUBSCRIPTIONS,
  "resources-unsubscribe": NO_SUBSCRIPTIONS,
  "prompts-get-simple": NAMED_PROMPT,
  "prompts-get-with-args": NAMED_PROMPT,
  "prompts-get-embedded-resource": NAMED_PROMPT,
  "prompts-get-with-image": NAMED_PROMPT,
};

const names = Object.keys(SCENARIOS);
const applying = names.filter((name) => SCENARIOS[name] === APPLIES);

/** What the suite found of one rule. */
interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

let folder: string;
let server: RunningServer;
let proxy: TokenProxy;
let found: ReadonlyMap<string, readonly Check[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "conformance-"));
  const shared = await sharedTeamServer();
  server = shared.server;
  const { owner, workspaceId } = shared.team;
  const { value } = await aToken(owner, workspaceId, { scopes: ALL_SCOPES });
  proxy = await startTokenProxy(server, value);
  await suite("server", "--url", `${proxy.url}/mcp`, "--suite", "all", "--output-dir", folder);
  found = await resultsIn(folder);
}, 900_000);
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the official suite writes; it ends with 1 when anything failed, also what does not apply. */
function suite(...args: readonly string[]): Promise<string> {
  const program = join(require.resolve("@modelcontextprotocol/conformance/package.json"), "../dist/index.js");
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder }, (_failed, written) => resolve(written));
  });
}

/** One folder for each scenario, as `server-ping-2026-11-23T14-00-00-000Z`. */
async function resultsIn(results: string): Promise<ReadonlyMap<string, readonly Check[]>> {
  const read = (await readdir(results)).map(async (name): Promise<[string, readonly Check[]]> => {
    const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1] ?? name;
    return [scenario, JSON.parse(await readFile(join(results, name, "checks.json"), "utf8"))];
  });
  return new Map(await Promise.all(read));
}

const hasPassed = ({ status }: Check): boolean => status === "SUCCESS" || status === "INFO";

describe("the official conformance suite", () => {
  it("has no scenario for servers but those that are judged here", async () => {
    const listed = await suite("list", "--server");
    const scenarios = [...listed.matchAll(/^ {2}- (\S+) \[/gm)].map(([, name]) => name);
    expect(scenarios.toSorted()).toEqual(names.toSorted());
    expect([...found.keys()].toSorted()).toEqual(names.toSorted());
  });

  it.each(applying)("passes: %s", (name) => {
    const checks = found.get(name) ?? [];
    expect(checks.filter((check) => !hasPassed(check))).toEqual([]);
    expect(checks.some(({ status }) => status === "SUCCESS")).toBe(true);
  });

  it.each(names.filter((name) => !applying.includes(name)).map((name) => [name, SCENARIOS[name]]))(
    "%s does not apply: %s",
    (name) => {
      // One that passes applies after all.
      expect(found.get(name ?? "")?.every(hasPassed)).toBe(false);
    },
  );
});
