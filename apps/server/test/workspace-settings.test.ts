import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { BUILT_IN_DEFAULTS, settingsJsonSchema } from "@plumbline/settings-policy";
import { nobody, type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { aProvider, PROVIDER, save, saveFor, settingsOf } from "./testing/settings.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const LIMIT = 65_536;

let server: RunningServer;
let team: Team;
let settings: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  settings = settingsOf(team.workspaceId);
});
afterAll(() => server.stop());

/** The settings of a workspace that nothing was saved for. */
async function freshSettings(): Promise<string> {
  const id = randomUUID();
  await team.owner.post("/api/workspaces", { id, name: "Fresh" }).expect(200);
  return settingsOf(id);
}

async function stored(path: string): Promise<unknown> {
  return (await team.owner.get(path).expect(200)).body;
}

describe("GET of workspace settings", () => {
  it("answers the built-in defaults at version 0 before anything is saved", async () => {
    const answer = await team.viewer.get(settings).expect(200);
    expect(answer.headers["etag"]).toBe('"0"');
    expect(answer.body).toEqual({
      effective: BUILT_IN_DEFAULTS,
      overrides: {},
      defaults: BUILT_IN_DEFAULTS,
      policyViolations: [],
      version: 0,
    });
  });

  it("is for every member, and for nobody else", async () => {
    for (const person of [team.viewer, team.editor, team.owner]) {
      await person.get(settings).expect(200);
    }
    await nobody(server).get(settings).expect(401);
    await team.outsider.get(settings).expect(404);
  });

  it("is nothing for an instance administrator who is no member", async () => {
    const id = randomUUID();
    await team.outsider.post("/api/workspaces", { id, name: "Theirs" }).expect(200);
    expect((await team.owner.get(settingsOf(id)).expect(404)).body.type).toBe("not_found");
    await saveFor(team.owner, settingsOf(id), '"0"', {}).expect(404);
  });
});

describe("PUT of workspace settings", () => {
  it("lays the overrides over the defaults and answers as GET does, with the new version", async () => {
    const path = await freshSettings();
    const sent = {
      ai: {
        providers: [aProvider({ temperature: null })],
        taskRouting: { explain: PROVIDER, critique: null },
      },
      import: { maxFiles: 7, excludeGlobs: [] },
      usage: { monthlyAiBudgetUsd: null },
    };
    const answer = await saveFor(team.owner, path, '"0"', sent).expect(200);
    expect(answer.headers["etag"]).toBe('"1"');
    expect(answer.body.overrides).toEqual(sent);
    expect(answer.body.version).toBe(1);
    expect(answer.body.defaults).toEqual(BUILT_IN_DEFAULTS);
    expect(answer.body.effective).toEqual({
      ...BUILT_IN_DEFAULTS,
      import: { ...BUILT_IN_DEFAULTS.import, maxFiles: 7, excludeGlobs: [] },
      ai: {
        providers: [
          {
            ...aProvider(),
            baseUrl: "",
            enabled: true,
            supportsStructuredOutput: true,
            supportsStreaming: true,
            temperature: null,
            timeoutSeconds: 60,
            monthlyBudgetUsd: null,
            requestsPerMinute: null,
          },
        ],
        taskRouting: { ...BUILT_IN_DEFAULTS.ai.taskRouting, explain: PROVIDER },
      },
    });
    const read = await team.owner.get(path).expect(200);
    expect(read.text).toBe(answer.text);
    expect(read.headers["etag"]).toBe('"1"');
  });

  it("replaces what was stored as a whole: what is left out is the default again", async () => {
    const path = await freshSettings();
    await save(team.owner, path, { import: { maxFiles: 7 }, cost: { region: "north" } });
    const answer = await save(team.owner, path, { cost: { currency: "EUR" } });
    expect(answer.body).toMatchObject({ version: 2, overrides: { cost: { currency: "EUR" } } });
    expect(answer.body.effective).toEqual({
      ...BUILT_IN_DEFAULTS,
      cost: { ...BUILT_IN_DEFAULTS.cost, currency: "EUR" },
    });
  });

  it("raises the version with each save, also when nothing changes", async () => {
    const path = await freshSettings();
    for (const version of [1, 2, 3]) {
      expect((await save(team.owner, path, {})).body.version).toBe(version);
    }
  });

  it("is recorded with the paths that changed and no value", async () => {
    const path = await freshSettings();
    const body = { cost: { region: "very-secret" }, ai: { providers: [aProvider()] } };
    await saveFor(team.owner, path, '"0"', body).expect(200);
    const audit = await team.owner.get(path.replace("settings", "audit?limit=1")).expect(200);
    expect(audit.body).toEqual([
      expect.objectContaining({
        action: "settings.changed",
        target: path.split("/")[3],
        actor: { kind: "user", id: team.owner.id, name: "owner" },
        details: { version: 1, changed: ["ai.providers", "cost.region"] },
      }),
    ]);
    expect(audit.text).not.toContain("very-secret");
  });

  it.each<[string, (members: Team) => Person, number]>([
    ["nobody", () => nobody(server), 401],
    ["an outsider", ({ outsider }) => outsider, 404],
    ["a viewer", ({ viewer }) => viewer, 403],
    ["an editor", ({ editor }) => editor, 403],
  ])("by %s is refused before anything of it is looked at", async (_, person, status) => {
    const before = await stored(settings);
    await person(team).put(settings, "{ no json").expect(status);
    await saveFor(person(team), settings, '"0"', {}).expect(status);
    expect(await stored(settings)).toEqual(before);
  });
});

describe("If-Match of a save", () => {
  it("that is missing is 428, and comes before the body", async () => {
    const answer = await team.owner.put(settings, "{ no json").expect(428);
    expect(problem(answer)).toEqual({ status: 428, type: "precondition_required", fields: [] });
  });

  it.each(["3", 'W/"3"', "*", '"x"', '"3", "4"', '"3","3"', '""', '"-1"', '"1.0"', '"01"', "'3'", '"3', ""])(
    "%j is no version in quotes, and comes before the body",
    async (tag) => {
      const answer = await saveFor(team.owner, settings, tag, "{ no json").expect(400);
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["If-Match"] });
    },
  );

  it.each(['"3"', '"1"', '"99999999999999999999999"'])("%j is another version: 409", async (tag) => {
    const path = await freshSettings();
    const answer = await saveFor(team.owner, path, tag, {}).expect(409);
    expect(problem(answer)).toMatchObject({ type: "conflict" });
    expect(await stored(path)).toMatchObject({ version: 0, overrides: {} });
  });

  it("of another version comes after the body's own rules", async () => {
    expect(problem(await saveFor(team.owner, settings, '"77"', { nope: 1 })).status).toBe(400);
  });
});

describe("what a body must keep to", () => {
  it.each<[string, string | object, string, readonly string[]]>([
    ["no body", "", "invalid_body", [""]],
    ["no JSON", "{", "invalid_body", [""]],
    ["a list", [], "invalid_body", [""]],
    ["null", "null", "invalid_body", [""]],
    ["an unknown field", { policy: {} }, "validation_error", ["policy"]],
    ["a repeated field", '{"cost":{"region":"a","region":"b"}}', "validation_error", ["cost.region"]],
    ["a null that may not be", { import: { maxFiles: null } }, "validation_error", ["import.maxFiles"]],
    ["a wrong type", { import: { maxFiles: "7" } }, "validation_error", ["import.maxFiles"]],
    ["a prototype key", '{"__proto__":{"import":{}}}', "validation_error", ["__proto__"]],
    ["a control character", { cost: { region: "a\u0007" } }, "validation_error", ["cost.region"]],
    [
      "several at once, also those over two fields",
      {
        ai: { providers: [aProvider(), aProvider({ id: "x", kind: "vendor-z" })] },
        cost: { currency: "eur" },
        simulation: { durationSeconds: 10, warmUpSeconds: 10 },
      },
      "validation_error",
      ["ai.providers[1].id", "ai.providers[1].kind", "cost.currency", "simulation.warmUpSeconds"],
    ],
    [
      "what the policy refuses",
      {
        codehost: { apiBaseUrl: "https://127.1/api" },
        privacy: { sendPrivateCodeToAi: true },
        notifications: { webhookUrl: "http://example.com/hook" },
      },
      "validation_error",
      ["codehost.apiBaseUrl", "notifications.webhookUrl", "privacy.sendPrivateCodeToAi"],
    ],
    [
      "a task for a provider that is off",
      { ai: { providers: [aProvider({ enabled: false })], taskRouting: { explain: PROVIDER } } },
      "validation_error",
      ["ai.taskRouting.explain"],
    ],
  ])("%s is refused, and nothing is kept", async (_, body, type, fields) => {
    const before = await stored(settings);
    const answer = await saveFor(team.owner, settings, `"0"`, body).expect(400);
    expect(problem(answer).type).toBe(type);
    expect([...problem(answer).fields].sort()).toEqual([...fields].sort());
    expect(await stored(settings)).toEqual(before);
  });

  it("a refusal names 100 broken rules at most, whatever their kinds", async () => {
    const unknown = Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`unknown${n}`, n]));
    const body = { ...unknown, privacy: { sendPrivateCodeToAi: true }, import: { maxTotalBytes: 1 } };
    const { errors } = (await save(team.owner, settings, body)).body;
    expect(errors).toHaveLength(100);
    expect(errors[99].field).toBe("privacy.sendPrivateCodeToAi");
  });

  it("nesting without end and long numbers are refused as quickly as anything", async () => {
    const deep = `${'{"ai":'.repeat(9_000)}1${"}".repeat(9_000)}`;
    const long = `{"simulation":{"seed":${"9".repeat(60_000)}}}`;
    for (const body of [deep, long]) {
      await saveFor(team.owner, settings, '"0"', body).expect(400);
    }
  });

  it("65,536 bytes are read; one more is 413 before anybody is asked, stated or not", async () => {
    const path = await freshSettings();
    const exact = `{}${" ".repeat(LIMIT - 2)}`;
    await saveFor(team.owner, path, '"0"', exact).expect(200);
    const stated = await nobody(server).put(path, `${exact} `).expect(413);
    expect(problem(stated)).toMatchObject({ type: "payload_too_large" });
    expect(await inChunks(path, `${exact} `)).toBe(413);
    expect(await inChunks(path, exact)).toBe(409);
    expect(await stored(path)).toMatchObject({ version: 1 });
  });

  it("another content type is 415", async () => {
    const request = saveFor(team.owner, settings, '"0"', "{}").set("Content-Type", "text/plain");
    expect(problem(await request)).toMatchObject({ status: 415, type: "unsupported_media_type" });
  });
});

/** The status of a save by the owner for version 0, without a stated length. */
async function inChunks(path: string, text: string): Promise<number> {
  const body = new Blob([text]).stream();
  const headers = { Cookie: team.owner.cookie ?? "", "If-Match": '"0"', "Content-Type": "application/json" };
  const request = { method: "PUT", headers, body, duplex: "half" } as RequestInit;
  return (await fetch(`${server.url}${path}`, request)).status;
}

describe("GET /api/settings/schema", () => {
  it("is the schema of the package, for whoever is signed in", async () => {
    expect((await team.outsider.get("/api/settings/schema").expect(200)).body).toEqual(settingsJsonSchema());
    await nobody(server).get("/api/settings/schema").expect(401);
  });
});

describe("saves at the same time", () => {
  it("of one version on two processes: one wins; versions have no gap and no save is lost", async () => {
    const path = await freshSettings();
    const second = await server.another();
    let wins = 0;
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, client) =>
          putOn(client % 2 === 0 ? server.url : second.url, path, round, client),
        ),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect(
        answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409),
      ).toEqual([]);
      expect(won).toHaveLength(1);
      wins += won.length;
      expect(await stored(path)).toMatchObject({
        version: wins,
        overrides: { cost: { region: won[0]?.region } },
      });
    }
    await second.stop();
  });
});

async function putOn(
  url: string,
  path: string,
  version: number,
  client: number,
): Promise<{ status: number; region: string }> {
  const region = `${version}-${client}`;
  const headers = {
    Cookie: team.owner.cookie ?? "",
    "If-Match": `"${version}"`,
    "Content-Type": "application/json",
  };
  const body = JSON.stringify({ cost: { region } });
  const { status } = await fetch(`${url}${path}`, { method: "PUT", headers, body });
  return { status, region };
}
