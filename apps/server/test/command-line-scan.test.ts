import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { type CommandLine, commandLine } from "./testing/command-line.js";
import { aShop, type ScanningServer, startScanning } from "./testing/scanning.js";
import { scanned } from "./testing/scans.js";

// `plumbline scan` as a process, against the service and a code host.

let scanning: ScanningServer;
let cli: CommandLine;
let env: Readonly<Record<string, string>>;
let shop: Awaited<ReturnType<typeof aShop>>;

beforeAll(async () => {
  scanning = await startScanning();
  const { server, team } = scanning;
  shop = await aShop(scanning);
  cli = commandLine(server.url);
  const scopes = ["read", "propose"];
  const { value } = await aToken(team.owner, team.workspaceId, { scopes, projectId: shop.projectId });
  env = { PLUMBLINE_TOKEN: value };
});
afterAll(async () => {
  cli.remove();
  await scanning.stop();
});

const scan = (...words: string[]) => cli.run(["scan", ...words, "--project", shop.projectId], { env });

it("compares a branch with what is followed, waits, and says what was read", async () => {
  await scanned(scanning.team.editor, shop.projectId, shop.repositoryId);
  const { code, stdout } = await scan("acme/shop", "--ref", "main");
  expect([code, stdout]).toEqual([0, expect.stringContaining("11 of 11 selected files read (13 in all)")]);
  const { code: again, stdout: json } = await scan("--ref", "main", "--json");
  expect([again, JSON.parse(json)]).toEqual([
    0,
    expect.objectContaining({ kind: "comparison", state: "completed", commit: shop.commit }),
  ]);
});

it("ends with the reason when the scan fails or may not be", async () => {
  const missing = await scan("--ref", "no-such-branch");
  expect([missing.code, missing.stderr]).toEqual([
    4,
    expect.stringMatching(/no such (branch|ref)|no-such-branch/i),
  ]);
  const tracking = await scan();
  expect([tracking.code, tracking.stderr]).toEqual([4, expect.stringMatching(/person alone/)]);
});

it("refuses words that name nothing", async () => {
  const codes = [];
  for (const words of [["acme/other"], ["--pull-request", "x"], ["--ref", "main", "--pull-request", "1"]]) {
    codes.push((await scan(...words)).code);
  }
  expect(codes).toEqual([2, 2, 2]);
});
