import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { aBranch } from "./testing/branches.js";
import { aBuiltProject, type BuiltProject } from "./testing/build.js";
import { type CommandLine, commandLine } from "./testing/command-line.js";
import { documentText, smallDocument } from "./testing/model-documents.js";
import { aProject, type Team } from "./testing/project.js";
import { aCheck, anApprovedPromise } from "./testing/promises.js";
import { aRevision } from "./testing/revisions.js";
import { fittingProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// The commands of apps/cli that ask a service, as processes, against the service itself.

let server: RunningServer;
let team: Team;
let project: BuiltProject;
let cli: CommandLine;
/** As the owner, who has a session that a login left. */
let plumbline: (...words: string[]) => ReturnType<CommandLine["run"]>;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  project = await aBuiltProject(team);
  // As run-login.ts leaves it; signing in itself is in command-line-sign-in.test.ts.
  cli = commandLine(server.url);
  const cookie = (team.owner.cookie ?? "").replace(/^service_session=/, "");
  const session = { last: server.url, byAddress: { [server.url]: { cookie, email: team.owner.email } } };
  writeFileSync(join(cli.folder, "sessions.json"), JSON.stringify(session));
  const env = { PLUMBLINE_CONFIG_DIR: cli.folder };
  plumbline = (...words) => cli.run([...words, "--project", project.projectId], { env });
});
afterAll(async () => {
  cli.remove();
  await server.stop();
});

function put(name: string, content: string): string {
  writeFileSync(join(cli.folder, name), content);
  return name;
}

async function asJson(...words: string[]) {
  const { stdout, ...ended } = await plumbline(...words, "--json");
  return { ...ended, said: JSON.parse(stdout) };
}

describe("plumbline export and import", () => {
  it("writes the model of a project as the service exports it", async () => {
    const { body } = await team.owner.get(`/api/projects/${project.projectId}/export`).expect(200);
    const { code, stdout } = await plumbline("export");
    expect([code, JSON.parse(stdout)]).toEqual([0, body]);
    const toFile = await plumbline("export", "--format", "yaml", "-o", "out/model.yaml");
    expect(toFile).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringMatching(/bytes written to out\/model\.yaml/),
    });
    expect(readFileSync(join(cli.folder, "out/model.yaml"), "utf8")).toMatch(/^version: /m);
    // What was exported changes nothing.
    expect((await plumbline("import", "out/model.yaml", "--check")).code).toBe(0);
  });

  it("previews, checks, writes, and refuses another version than was seen", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const file = put("small.json", JSON.stringify(smallDocument()));
    const run = (...words: string[]) =>
      cli.run(["import", file, "-P", projectId, ...words], { env: { PLUMBLINE_CONFIG_DIR: cli.folder } });
    const preview = await run();
    expect([preview.code, preview.stdout]).toEqual([
      0,
      expect.stringMatching(/^\+ added .*Nothing was written/s),
    ]);
    expect((await run("--check")).code).toBe(1);
    const written = await run("--write", "--json");
    expect([written.code, JSON.parse(written.stdout)]).toEqual([
      0,
      expect.objectContaining({ applied: true, modelVersion: 0 }),
    ]);
    expect((await run("--check")).code).toBe(0);
    const late = await run("--write", "--expected-version", "0");
    expect([late.code, late.stdout, late.stderr]).toEqual([4, "", expect.stringContaining("409 conflict")]);
  });

  it("names what is wrong with a file at its place, before anybody is asked", async () => {
    const file = put(
      "broken.json",
      '{\n "elements": [\n  {"id": "00000000-0000-4000-8000-000000000001", "kind": "shop", "name": "x", "status": "current"}]}',
    );
    const { code, stderr } = await cli.run(["import", file, "-P", "x"], {
      env: { PLUMBLINE_URL: "http://127.0.0.1:1" },
    });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/broken\.json:3:\d+ elements\[0\]\.kind: must be one of/),
    ]);
  });

  it("names what the service alone can refuse at its place, too", async () => {
    const { body } = await team.owner.get(`/api/projects/${project.projectId}/export`).expect(200);
    // An operation of the project has this ID.
    const taken = { id: body.operations[0].id, kind: "system", name: "Taken", status: "current" };
    const file = put("taken.json", JSON.stringify({ elements: [taken] }, null, 1));
    const { code, stderr } = await plumbline("import", file);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/taken\.json:4:4 elements\[0\]\.id: is the ID of a thing/),
    ]);
  });
});

describe("plumbline diff", () => {
  it("compares states of a project by their names", async () => {
    await aRevision(team.owner, project.projectId, "v1");
    await aBranch(team.editor, project.projectId, "retries");
    expect(await plumbline("diff", "v1", "main")).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^the same: \d+ facts\n$/),
    });
    expect((await plumbline("diff", "retries", "v1")).code).toBe(0);
    const { code, said } = await asJson("diff", "main@0", "main");
    expect([code, said.counts.removed, said.counts.added > 100]).toEqual([1, 0, true]);
    const { code: none, stderr } = await plumbline("diff", "v2");
    expect([none, stderr]).toEqual([2, expect.stringContaining('no open branch or revision "v2"')]);
  });

  it("compares a file with main, whichever side it is on", async () => {
    const text = JSON.parse(documentText("eshop.model.json"));
    const [first, ...others] = text.elements;
    const file = put(
      "renamed.json",
      JSON.stringify({ ...text, elements: [{ ...first, name: "Renamed" }, ...others] }),
    );
    const left = await plumbline("diff", file);
    const right = await plumbline("diff", "main", file);
    expect([left.code, right.code]).toEqual([1, 1]);
    expect(left.stdout).toContain('name: "Renamed" → ');
    expect(right.stdout).toContain('→ "Renamed"');
    expect((await plumbline("diff", "v1", file)).code).toBe(2);
    expect((await plumbline("diff", file, file)).code).toBe(2);
  });
});

describe("plumbline play and stress", () => {
  it("plays a stored scenario by its name, as on files", async () => {
    const name = JSON.parse(documentText("eshop.happy-order.scenario.json")).name;
    const played = await plumbline("play", name, "--view", "short", "--junit", "report.xml");
    expect([played.code, played.stderr]).toEqual([0, ""]);
    expect(played.stdout).toMatch(/assertions hold/);
    expect(readFileSync(join(cli.folder, "report.xml"), "utf8")).toMatch(/<testsuites .*failures="0"/);
    put("model.json", documentText("eshop.model.json"));
    put("order.json", documentText("eshop.happy-order.scenario.json"));
    const onFiles = await cli.run(["play", "model.json", "order.json"]);
    expect((await plumbline("play", project.scenarioId)).stdout).toBe(onFiles.stdout);
    const { said } = await asJson("play", name);
    expect(onFiles.stdout).toContain(said.hash.slice(0, 12));
  });

  it.each([
    ["no scenario", ["play"]],
    ["one that is not there", ["play", "nowhere"]],
    ["a fault", ["play", "x", "--fail", "y"]],
    ["no profile", ["stress"]],
    ["a profile that is not there", ["stress", "nowhere"]],
    ["two profiles", ["stress", "a", "b"]],
    ["files of a review", ["review", "model.json"]],
  ])("says that %s is wrong", async (_, words) => {
    const { code, stdout, stderr } = await plumbline(...words);
    expect([code, stdout, stderr]).toEqual([2, "", expect.stringMatching(/^plumbline: /)]);
  });

  it("runs a stored profile, by its name or by its scenario", async () => {
    const profile = await fittingProfile(team.editor, project.projectId, project.scenarioId, {
      name: "Evening",
    });
    await savedProfile(team.editor, project.projectId, profile);
    const { code, stdout } = await plumbline("stress", "Evening");
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/Assumed, not measured.*by the profile "Evening"/s),
    ]);
    const { said } = await asJson("stress", project.scenarioId);
    expect(said).toMatchObject({ basis: "assumed", verdict: expect.any(String) });
  });
});

describe("plumbline review", () => {
  it("reviews a project, in each form", async () => {
    const { code, stdout } = await plumbline("review");
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/model version 1, 0 settled.*blocking.*concerns/s),
    ]);
    expect((await plumbline("review", "--fail-on", "never")).code).toBe(0);
    const sarif = await plumbline("review", "--format", "sarif", "-o", "review.sarif", "--fail-on", "never");
    expect(sarif).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringMatching(/concerns written to/),
    });
    expect(JSON.parse(readFileSync(join(cli.folder, "review.sarif"), "utf8"))).toMatchObject({
      version: "2.1.0",
    });
    expect((await plumbline("review", "--format", "junit", "--fail-on", "never")).stdout).toContain(
      "<failure ",
    );
    expect((await plumbline("review", "--format", "markdown", "--fail-on", "never")).stdout).toMatch(/^#/);
    expect((await asJson("review", "--fail-on", "never")).said.counts.concerns).toBeGreaterThan(0);
  });
});

describe("plumbline promise run and evidence", () => {
  it("runs what is in force, and says what was not shown", async () => {
    const { code, stdout } = await plumbline("promise", "run", "SHOP-001", "--junit", "promises.xml");
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/SHOP-001.*passed +SHOP-001\/O1.*1 of 1 checks passed/s),
    ]);
    expect(readFileSync(join(cli.folder, "promises.xml"), "utf8")).toContain('tests="1" failures="0"');
    const expect1 = [{ id: "placed", type: "outcome", step: "create-order", expected: "Failed" }];
    const check = aCheck(project.scenarioId, { expect: expect1 });
    const path = await anApprovedPromise(team, project.projectId, [check], { title: "It fails" });
    const { requirementId } = (await team.owner.get(path).expect(200)).body;
    expect((await plumbline("promise", "run", requirementId)).code).toBe(1);
    const all = await asJson("promise", "run");
    expect([all.code, all.said.promises.length]).toEqual([1, 3]);
    expect((await plumbline("promise", "run", "SHOP-999")).code).toBe(4);
  });

  it("sends a record, from options or a file, and says what it counts as", async () => {
    const url = "https://ci.example/runs/7";
    const sent = await plumbline("evidence", "SHOP-002", "O1", "--result", "passed", "--run-url", url);
    expect([sent.code, sent.stdout]).toEqual([
      0,
      expect.stringMatching(/^SHOP-002\/O1: passed, claimed \(.*counts as not-run/),
    ]);
    const record = put(
      "record.json",
      JSON.stringify({ result: "failed", source: { system: "other", runUrl: url } }),
    );
    expect((await asJson("evidence", "SHOP-002", "O1", "--record", record)).said.evidence).toEqual([
      expect.objectContaining({ result: "failed", identity: "claimed" }),
    ]);
    expect((await plumbline("evidence", "SHOP-002", "O1")).code).toBe(2);
    expect((await plumbline("evidence", "SHOP-002", "O1", "--record", put("no.json", "{"))).code).toBe(3);
    const wrong = await plumbline(
      "evidence",
      "SHOP-002",
      "O1",
      "--record",
      put("bad.json", '{"result": "perhaps"}'),
    );
    expect([wrong.code, wrong.stderr]).toEqual([
      4,
      expect.stringMatching(/400 invalid_body\).*source is required/),
    ]);
    expect(
      (await plumbline("evidence", "SHOP-001", "O1", "--result", "passed", "--run-url", url)).stderr,
    ).toContain("not_a_test_plan");
  });
});

describe("plumbline bundle, verify and brief", () => {
  it("downloads a bundle that verifies, until the design moves on", async () => {
    const { code, said } = await asJson("bundle", "-o", "shop.zip", "--require-ready");
    expect([code, said]).toEqual([
      1,
      expect.objectContaining({ file: "shop.zip", buildReady: false, current: true }),
    ]);
    expect(said.bundleHash).toMatch(/^[0-9a-f]{64}$/);
    expect((await plumbline("verify", "shop.zip")).stdout).toMatch(
      /Every file is what its state gives.*issued it/s,
    );
    expect((await cli.run(["verify", "shop.zip"])).code).toBe(5);
    const piped = await plumbline("bundle", "-o", "-");
    const { bytes } = said;
    expect([piped.stdout.length > 0, piped.stderr]).toEqual([
      true,
      expect.stringContaining(`written, ${bytes} bytes, not ready to build from`),
    ]);
    const named = await plumbline("bundle");
    expect(existsSync(join(cli.folder, `service-bundle-${said.bundleHash.slice(0, 12)}.zip`))).toBe(true);
    expect(named.stdout).toContain("not ready to build from");
    const other = await aProject(team.owner, team.workspaceId);
    const env = { PLUMBLINE_CONFIG_DIR: cli.folder };
    const elsewhere = await cli.run(["verify", "shop.zip", "-P", other], { env });
    expect([elsewhere.code, elsewhere.stderr]).toEqual([3, expect.stringContaining("invalid_bundle")]);
    expect((await plumbline("verify", put("x.txt", "x"))).code).toBe(3);
    expect((await plumbline("verify", "shop.zip", "manifest.json")).code).toBe(2);
    await team.editor.patch(`/api/projects/${project.projectId}`, { name: "Renamed" }).expect(200);
    const moved = await plumbline("verify", "shop.zip");
    expect([moved.code, moved.stdout]).toEqual([1, expect.stringContaining("has moved on since")]);
  });

  it("writes a brief in so many tokens", async () => {
    const { code, stdout, stderr } = await plumbline(
      "brief",
      "--promise",
      "SHOP-001",
      "--max-tokens",
      "3000",
    );
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^# /),
      expect.stringMatching(/\d+ tokens/),
    ]);
    expect((await asJson("brief", "--scenario", project.scenarioId)).said.manifest.format).toBe(
      "service-brief/1",
    );
    const short = await plumbline("brief", "--promise", "SHOP-001", "--max-tokens", "10");
    expect([short.code, short.stderr]).toEqual([0, expect.stringMatching(/\d+ tokens .*, more than 10: /)]);
    expect((await plumbline("brief")).code).toBe(2);
  });
});

describe("an agent token", () => {
  it("stands in the environment, opens its project, and is told what it may not", async () => {
    const { value } = await aToken(team.owner, team.workspaceId, {
      scopes: ["read", "propose", "export"],
      projectId: project.projectId,
    });
    const env = { PLUMBLINE_TOKEN: value };
    const who = await cli.run(["whoami"], { env });
    expect([who.code, who.stdout]).toEqual([
      0,
      expect.stringMatching(/agent token.*may read, propose, export/s),
    ]);
    // Its own project needs no naming.
    expect((await cli.run(["export"], { env })).code).toBe(0);
    expect((await cli.run(["promise", "run", "SHOP-001"], { env })).code).toBe(0);
    put("model.json", documentText("eshop.model.json"));
    expect((await cli.run(["import", "model.json", "--check"], { env })).code).toBe(0);
    const refused = await cli.run(["import", "model.json", "--write", "--json"], { env });
    expect(refused.code).toBe(4);
    expect(JSON.parse(refused.stdout).error).toMatchObject({
      exitCode: 4,
      refusal: { type: "human_only", status: 403 },
    });
    expect(refused.stderr).toContain("No agent token may do this");
    expect([who, refused].flatMap(({ stdout, stderr }) => [stdout, stderr]).join("")).not.toContain(value);
  });
});
