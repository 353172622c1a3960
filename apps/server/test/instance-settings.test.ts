import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { BUILT_IN_DEFAULTS } from "@plumbline/settings-policy";
import { nobody, type Person, register, setUp } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  aPolicy,
  aProvider,
  INSTANCE_SETTINGS,
  PROVIDER,
  save,
  saveFor,
  settingsOf,
} from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

const LIMIT = 69_632;
const AS_SHIPPED = { policy: aPolicy(), defaults: {} };

let server: TestServer;
let team: Team;
let admin: Person;
let settings: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer());
  admin = team.owner;
  settings = settingsOf(team.workspaceId);
});
afterAll(() => server.stop());

async function version(): Promise<number> {
  return (await admin.get(INSTANCE_SETTINGS).expect(200)).body.version;
}

async function saveInstance(parts: { policy?: object; defaults?: object }): Promise<void> {
  expect((await save(admin, INSTANCE_SETTINGS, { ...AS_SHIPPED, ...parts })).status).toBe(200);
}

async function freshWorkspace(person: Person, name = "Fresh"): Promise<string> {
  const id = randomUUID();
  await person.post("/api/workspaces", { id, name }).expect(200);
  return settingsOf(id);
}

describe("instance settings before the first save", () => {
  it("are the policy of the profile and no defaults, at version 0", async () => {
    const answer = await admin.get(INSTANCE_SETTINGS).expect(200);
    expect(answer.headers["etag"]).toBe('"0"');
    expect(answer.body).toEqual({ ...AS_SHIPPED, version: 0, workspacesWithPolicyViolations: [] });
  });

  it("in `local` let more and keep registration closed", async () => {
    const local = await startTestServer({ Service__Profile: "local" });
    const owner = await setUp(local);
    const { body } = await owner.get(INSTANCE_SETTINGS).expect(200);
    const open = { allowPrivateNetworkUrls: true, allowSendingPrivateCodeToAi: true };
    expect(body.policy).toEqual(aPolicy({ allowSelfRegistration: false, ...open }));
    expect((await owner.get("/api/instance").expect(200)).body).toMatchObject({
      profile: "local",
      allowSelfRegistration: false,
    });
    await local.stop();
  });
});

describe("PUT of instance settings", () => {
  beforeEach(() => saveInstance({}));

  it("replaces policy and defaults and answers as GET does", async () => {
    const before = await version();
    const sent = {
      policy: aPolicy({ allowedAiProviderKinds: ["vendor-b"], maxConcurrentStressRuns: 64 }),
      defaults: {
        ai: { providers: [aProvider()], taskRouting: { explain: null } },
        cost: { currency: "EUR" },
      },
    };
    const answer = await saveFor(admin, INSTANCE_SETTINGS, `"${before}"`, sent).expect(200);
    expect(answer.headers["etag"]).toBe(`"${before + 1}"`);
    expect(answer.body).toEqual({ ...sent, version: before + 1, workspacesWithPolicyViolations: [] });
    expect((await admin.get(INSTANCE_SETTINGS).expect(200)).text).toBe(answer.text);
  });

  it("takes a policy without its fifth key, which then is 4", async () => {
    const { maxConcurrentStressRuns, ...four } = aPolicy();
    const answer = await save(admin, INSTANCE_SETTINGS, { policy: four, defaults: {} });
    expect(answer.body.policy).toEqual({ ...four, maxConcurrentStressRuns });
    expect(maxConcurrentStressRuns).toBe(4);
  });

  it("gives every workspace its defaults, under what the workspace states", async () => {
    const path = await freshWorkspace(admin);
    await save(admin, path, { import: { maxFiles: 1 } });
    await saveInstance({
      defaults: { import: { maxFiles: 5, excludeGlobs: ["x"] }, simulation: { seed: 9 } },
    });
    const { body } = await admin.get(path).expect(200);
    const under = {
      ...BUILT_IN_DEFAULTS,
      simulation: { ...BUILT_IN_DEFAULTS.simulation, seed: 9 },
      import: { ...BUILT_IN_DEFAULTS.import, maxFiles: 5, excludeGlobs: ["x"] },
    };
    expect(body.defaults).toEqual(under);
    expect(body.effective).toEqual({ ...under, import: { ...under.import, maxFiles: 1 } });
    expect(body).toMatchObject({ overrides: { import: { maxFiles: 1 } }, version: 1 });
  });

  it("is recorded in the instance's list with the paths that changed", async () => {
    const before = await version();
    await saveInstance({
      policy: aPolicy({ maxConcurrentStressRuns: 5 }),
      defaults: { cost: { region: "r" } },
    });
    const { body } = await admin.get("/api/instance/audit?limit=1").expect(200);
    expect(body).toEqual([
      expect.objectContaining({
        action: "instance.settings.changed",
        target: "instance",
        actor: { kind: "user", id: admin.id, name: "owner" },
        details: { version: before + 1, changed: ["defaults.cost.region", "policy.maxConcurrentStressRuns"] },
      }),
    ]);
  });

  it.each<[string, (members: Team) => Person, number]>([
    ["nobody", () => nobody(server), 401],
    ["an outsider", ({ outsider }) => outsider, 403],
    ["a viewer", ({ viewer }) => viewer, 403],
    ["an editor", ({ editor }) => editor, 403],
  ])("by %s is refused before anything of it is looked at; so is a read", async (_, person, status) => {
    const before = await version();
    await person(team).get(INSTANCE_SETTINGS).expect(status);
    await person(team).put(INSTANCE_SETTINGS, "{ no json").expect(status);
    await saveFor(person(team), INSTANCE_SETTINGS, `"${before}"`, AS_SHIPPED).expect(status);
    expect(await version()).toBe(before);
  });

  it("without If-Match is 428, with what is no version 400, with another version 409", async () => {
    const before = await version();
    expect(problem(await admin.put(INSTANCE_SETTINGS, "{ no json")).type).toBe("precondition_required");
    for (const tag of ["*", 'W/"1"', "1", '"1", "2"']) {
      const answer = await saveFor(admin, INSTANCE_SETTINGS, tag, "{ no json").expect(400);
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["If-Match"] });
    }
    const stale = await saveFor(admin, INSTANCE_SETTINGS, `"${before - 1}"`, AS_SHIPPED).expect(409);
    expect(problem(stale).type).toBe("conflict");
    expect(await version()).toBe(before);
  });

  it.each<[string, string | object, string, readonly string[]]>([
    ["no JSON", "{", "invalid_body", [""]],
    ["nothing", {}, "validation_error", ["policy", "defaults"]],
    ["a third part", { ...AS_SHIPPED, version: 1 }, "validation_error", ["version"]],
    [
      "an empty policy",
      { policy: {}, defaults: {} },
      "validation_error",
      [
        "policy.allowSelfRegistration",
        "policy.allowPrivateNetworkUrls",
        "policy.allowedAiProviderKinds",
        "policy.allowSendingPrivateCodeToAi",
      ],
    ],
    [
      "no slot",
      { policy: aPolicy({ maxConcurrentStressRuns: 0 }), defaults: {} },
      "validation_error",
      ["policy.maxConcurrentStressRuns"],
    ],
    [
      "65 slots",
      { policy: aPolicy({ maxConcurrentStressRuns: 65 }), defaults: {} },
      "validation_error",
      ["policy.maxConcurrentStressRuns"],
    ],
    [
      "a kind twice",
      { policy: aPolicy({ allowedAiProviderKinds: ["vendor-a", "vendor-a"] }), defaults: {} },
      "validation_error",
      ["policy.allowedAiProviderKinds[1]"],
    ],
    ["null for defaults", { policy: aPolicy(), defaults: null }, "validation_error", ["defaults"]],
    [
      "defaults that break rules or its own policy",
      {
        policy: aPolicy({ allowedAiProviderKinds: [] }),
        defaults: {
          ai: { providers: [aProvider()] },
          codehost: { apiBaseUrl: "" },
          import: { maxTotalBytes: 1 },
        },
      },
      "validation_error",
      ["defaults.codehost.apiBaseUrl", "defaults.ai.providers[0].kind", "defaults.import.maxTotalBytes"],
    ],
  ])("%s is refused, and nothing is kept", async (_, body, type, fields) => {
    const before = await version();
    const answer = await saveFor(admin, INSTANCE_SETTINGS, `"${before}"`, body).expect(400);
    expect(problem(answer)).toEqual({ status: 400, type, fields });
    expect(await version()).toBe(before);
  });

  it("69,632 bytes are read; one more is 413 before anybody is asked", async () => {
    const text = JSON.stringify(AS_SHIPPED);
    const exact = text + " ".repeat(LIMIT - text.length);
    await saveFor(admin, INSTANCE_SETTINGS, `"${await version()}"`, exact).expect(200);
    const over = await nobody(server).put(INSTANCE_SETTINGS, `${exact} `).expect(413);
    expect(problem(over).type).toBe("payload_too_large");
  });
});

describe("a policy that changes", () => {
  afterAll(() => saveInstance({}));

  it("stops stored values from applying and changes none; with the old policy they apply again", async () => {
    const open = aPolicy({ allowPrivateNetworkUrls: true, allowSendingPrivateCodeToAi: true });
    await saveInstance({ policy: open });
    const path = await freshWorkspace(team.outsider, "Zebra");
    const overrides = {
      ai: { providers: [aProvider()], taskRouting: { explain: PROVIDER } },
      codehost: { apiBaseUrl: "http://10.0.0.7/api" },
      privacy: { sendPrivateCodeToAi: true },
      cost: { region: "north" },
    };
    expect((await save(team.outsider, path, overrides)).status).toBe(200);

    await saveInstance({ policy: aPolicy({ allowedAiProviderKinds: ["vendor-a"] }) });
    const refused = [
      "ai.providers[0].kind",
      "codehost.apiBaseUrl",
      "privacy.sendPrivateCodeToAi",
      "ai.taskRouting.explain",
    ];
    const { body } = await team.outsider.get(path).expect(200);
    expect(body).toMatchObject({ overrides, version: 1 });
    expect(body.effective).toEqual({
      ...BUILT_IN_DEFAULTS,
      cost: { ...BUILT_IN_DEFAULTS.cost, region: "north" },
    });
    expect([...new Set(fieldsOf(body.policyViolations))]).toEqual(refused);
    const listed = (await admin.get(INSTANCE_SETTINGS).expect(200)).body.workspacesWithPolicyViolations;
    expect(listed).toEqual([
      { workspaceId: path.split("/")[3], name: "Zebra", violations: body.policyViolations },
    ]);

    await saveInstance({ policy: open });
    expect((await team.outsider.get(path).expect(200)).body).toMatchObject({
      effective: { codehost: overrides.codehost, privacy: overrides.privacy },
      policyViolations: [],
    });
  });

  it("lists the workspaces by name, and one whose value no longer fits a changed default", async () => {
    await saveInstance({});
    const paths = [];
    for (const name of ["b", "a"]) {
      const path = await freshWorkspace(team.editor, name);
      expect((await save(team.editor, path, { import: { maxFileBytes: 15_000_000 } })).status).toBe(200);
      paths.push(path);
    }
    const answer = await save(admin, INSTANCE_SETTINGS, {
      ...AS_SHIPPED,
      defaults: { import: { maxTotalBytes: 1_000_000 } },
    });
    const listed = answer.body.workspacesWithPolicyViolations as { name: string; violations: Issue[] }[];
    expect(listed.map(({ name }) => name)).toEqual(["a", "b", "Zebra"]);
    expect(listed.slice(0, 2).flatMap(({ violations }) => fieldsOf(violations))).toEqual([
      "import.maxFileBytes",
      "import.maxFileBytes",
    ]);
    expect((await team.editor.get(paths[0] ?? "").expect(200)).body.effective.import.maxFileBytes).toBe(
      262_144,
    );
  });

  it("lists every workspace under a default that the profile refuses, as each workspace does itself", async () => {
    await saveInstance({});
    const silent = await freshWorkspace(team.editor, "Silent");
    const other = await freshWorkspace(team.editor, "States another URL");
    await save(team.editor, other, { codehost: { apiBaseUrl: "https://93.184.215.14" } });
    // As it is when the profile changes: no save makes such defaults.
    const defaults = { codehost: { apiBaseUrl: "http://93.184.215.14" } };
    await server.database.query("UPDATE instance_settings SET defaults = $1", [JSON.stringify(defaults)]);
    const { policyViolations } = (await team.editor.get(silent).expect(200)).body;
    expect(fieldsOf(policyViolations)).toEqual(["codehost.apiBaseUrl"]);
    const listed = (await admin.get(INSTANCE_SETTINGS).expect(200)).body.workspacesWithPolicyViolations;
    expect(listed).toContainEqual({
      workspaceId: silent.split("/")[3],
      name: "Silent",
      violations: policyViolations,
    });
    expect(listed.map(({ name }: { name: string }) => name)).not.toContain("States another URL");
  });

  it("opens and closes registration at once, on every process", async () => {
    const second = await server.another();
    await saveInstance({ policy: aPolicy({ allowSelfRegistration: false }) });
    for (const process of [server, second]) {
      await expect(register(process, "late")).rejects.toThrow(/403.*registration_closed/);
    }
    expect((await admin.get("/api/instance").expect(200)).body.allowSelfRegistration).toBe(false);
    await saveInstance({});
    for (const process of [server, second]) {
      await register(process, "welcome");
    }
    await second.stop();
  });

  it("gives new stress profiles the workspace's own start values", async () => {
    await saveInstance({ defaults: { simulation: { seed: 2_147_483_647, durationSeconds: 60 } } });
    await save(team.owner, settings, { simulation: { arrivalRatePerSecond: 0.5 } });
    const { body } = await team.viewer.get(`/api/projects/${team.projectId}/stress/defaults`).expect(200);
    expect(body).toEqual({
      seed: "2147483647",
      durationSeconds: 60,
      warmUpSeconds: 5,
      arrivalRatePerSecond: 0.5,
    });
  });
});

describe("GET /api/instance", () => {
  it("says what the instance is, and whether the caller is its administrator", async () => {
    const file = await readFile(new URL("../package.json", import.meta.url), "utf8");
    const expected = { profile: "hosted", version: JSON.parse(file).version, allowSelfRegistration: true };
    const ask = async (person: Person) => (await person.get("/api/instance").expect(200)).body;
    expect(await ask(admin)).toEqual({ ...expected, isInstanceAdmin: true });
    expect(await ask(team.outsider)).toEqual({ ...expected, isInstanceAdmin: false });
    await nobody(server).get("/api/instance").expect(401);
  });
});

interface Issue {
  readonly field: string;
}

function fieldsOf(issues: readonly Issue[]): readonly string[] {
  return issues.map(({ field }) => field);
}

describe("settings that somebody has already", () => {
  it("are answered again whatever tag is named, since the instance changes them at the same version", async () => {
    const path = await freshWorkspace(admin);
    const { etag } = (await admin.get(path).expect(200)).headers;
    await saveInstance({ defaults: { simulation: { seed: 4321 } } });
    const again = await admin.get(path).set("If-None-Match", String(etag)).expect(200);
    expect(again.headers["etag"]).toBe(etag);
    expect(again.body.effective.simulation.seed).toBe(4321);
    const tag = `"${await version()}"`;
    await admin.get(INSTANCE_SETTINGS).set("If-None-Match", tag).expect(200);
  });
});
