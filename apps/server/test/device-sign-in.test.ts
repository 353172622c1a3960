import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { ask, cookieOf, freshAddress, send } from "./testing/client.js";
import {
  aDevice,
  anApproved,
  DEVICES,
  deviceOf,
  look,
  poll,
  type StartedDevice,
  say,
  statusAndType,
} from "./testing/devices.js";
import { nobody, type Person, register } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

let server: RunningServer;
let other: TestServer;
let team: Team;
let person: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  other = await server.another();
});
// What an account tries is counted.
beforeEach(async () => {
  person = await register(server, "ana");
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

/** Lets the next poll of a device come at once. */
async function afterTheInterval({ deviceCode }: StartedDevice): Promise<void> {
  await server.database.query(
    `UPDATE device_sign_ins SET polled_at = now() - interval '1 hour'
      WHERE device_hash = sha256(convert_to($1, 'UTF8'))`,
    [deviceCode],
  );
}

async function ages({ deviceCode }: StartedDevice, expires: string): Promise<void> {
  await server.database.query(
    `UPDATE device_sign_ins SET expires_at = now() + $2::interval
      WHERE device_hash = sha256(convert_to($1, 'UTF8'))`,
    [deviceCode, expires],
  );
}

describe("a device that asks to be let in", () => {
  it("is given its codes, where to go, and how often to ask", async () => {
    const device = await aDevice(server);
    expect(device).toEqual({
      deviceCode: expect.stringMatching(/^[\w-]{43}$/),
      userCode: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verificationUri: expect.stringMatching(/^https:\/\/127\.0\.0\.1:\d+\/device$/),
      verificationUriComplete: `${device.verificationUri}#${device.userCode}`,
      expiresAt: expect.any(String),
      interval: 5,
    });
    const minutes = (Date.parse(device.expiresAt) - Date.now()) / 60_000;
    expect(Math.abs(minutes - 10)).toBeLessThan(2);
  });

  it("is kept as hashes alone", async () => {
    const device = await aDevice(server);
    const { rows } = await server.database.query("SELECT d::text AS text FROM device_sign_ins d");
    const all = JSON.stringify(rows);
    for (const secret of [device.deviceCode, device.userCode, device.userCode.replace("-", "")]) {
      expect(all).not.toContain(secret);
    }
  });

  it.each([
    ["nothing", undefined, "invalid_body"],
    ["a number", 1, "invalid_body"],
    ["an empty name", "", "validation_error"],
    ["a blank name", " \t", "validation_error"],
    ["101 characters", "x".repeat(101), "validation_error"],
    ["two lines", "a\nb", "validation_error"],
    ["another end of a line", "a\u2028b", "validation_error"],
    ["a turn of direction", "a\u202eb", "validation_error"],
    ["an isolate", "a\u2066b", "validation_error"],
    ["what is not seen", "a\u200bb", "validation_error"],
    ["a blank that is called a letter", "\u2800\u2800", "validation_error"],
    ["a filler", "a\u3164b", "validation_error"],
    ["a colour of a terminal", "a\u001b[31mb", "validation_error"],
    ["U+0000", "a\0b", "validation_error"],
  ])("is refused with the name of %s", async (_what, name, type) => {
    const answer = await send(server, "post", DEVICES, { name });
    expect(problem(answer)).toMatchObject({ status: 400, type });
    expect(new Set(problem(answer).fields)).toEqual(new Set(["name"]));
  });

  it("has a name of 100 characters of any script", async () => {
    const name = "𝒳".repeat(100);
    const device = await aDevice(server, name);
    expect((await look(server, person, device.userCode).expect(200)).body.name).toBe(name);
  });

  it("is told that nobody answered, and to slow down when it asks too soon", async () => {
    const device = await aDevice(server);
    expect(problem(await poll(server, device))).toEqual({
      status: 400,
      type: "authorization_pending",
      fields: [],
    });
    const soon = await poll(server, device);
    expect(problem(soon)).toEqual({ status: 429, type: "slow_down", fields: [] });
    expect(soon.headers["retry-after"]).toBe("10");
    expect((await poll(other, device)).headers["retry-after"]).toBe("15");
    await afterTheInterval(device);
    expect(statusAndType(await poll(other, device))).toBe("400 authorization_pending");
  });

  it("never waits longer than a minute between two polls", async () => {
    const device = await aDevice(server);
    const waits: string[] = [];
    for (let time = 0; time < 14; time += 1) {
      waits.push((await poll(server, device)).headers["retry-after"] ?? "");
    }
    expect(waits.slice(-3)).toEqual(["60", "60", "60"]);
  });

  it.each(["", "x", "A".repeat(43), "A".repeat(42), `${"A".repeat(43)}=`, "A".repeat(4000)])(
    "is not the code %j",
    async (deviceCode) => {
      expect(statusAndType(await poll(server, { deviceCode }))).toBe("400 expired_token");
    },
  );

  it("sends its code as a text", async () => {
    const answer = await send(server, "post", `${DEVICES}/token`, { deviceCode: [1] });
    expect(problem(answer)).toEqual({ status: 400, type: "invalid_body", fields: ["deviceCode"] });
  });

  it("is over after ten minutes by the clock of the database, for both sides", async () => {
    const device = await aDevice(server);
    await look(server, person, device.userCode).expect(200);
    await ages(device, "0 seconds");
    expect(statusAndType(await poll(server, device))).toBe("400 expired_token");
    expect(statusAndType(await look(server, person, device.userCode))).toBe("404 not_found");
    expect(statusAndType(await say(server, person, device.userCode))).toBe("404 not_found");
    await ages(device, "12 minutes");
    expect(statusAndType(await poll(server, device))).toBe("400 expired_token");
  });
});

describe("a person in a browser", () => {
  it("sees what asks, from where and since when, and lets it in once", async () => {
    const device = await aDevice(server, "plumbline on <b>a laptop</b>", "203.0.113.7");
    const typed = device.userCode.toLowerCase().replace("-", "");
    const seen = await look(other, person, typed).expect(200);
    expect(seen.body).toEqual({
      userCode: device.userCode,
      name: "plumbline on <b>a laptop</b>",
      address: "203.0.113.7",
      isSameAddress: false,
      createdAt: expect.any(String),
      expiresAt: device.expiresAt,
    });
    await say(server, person, device.userCode).expect(204);
    const answer = await poll(other, device).expect(200);
    expect(answer.body.user).toMatchObject({ id: person.id, email: person.email });
    const me = await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(answer)).expect(200);
    expect(me.body.user.id).toBe(person.id);
    expect(statusAndType(await poll(server, device))).toBe("400 expired_token");
    expect(statusAndType(await look(server, person, device.userCode))).toBe("404 not_found");
  });

  it("is told when the device has the address of the browser", async () => {
    const address = freshAddress();
    const { userCode } = await aDevice(server, "mine", address);
    const path = `${DEVICES}/${userCode}`;
    const seen = await ask(server, "get", path, address).set("Cookie", person.cookie ?? "");
    expect(seen.body.isSameAddress).toBe(true);
  });

  it("keeps it out, and it is told so as long as it asks", async () => {
    const device = await aDevice(server);
    await look(server, person, device.userCode).expect(200);
    await say(server, person, device.userCode, "deny").expect(204);
    expect(problem(await poll(server, device))).toEqual({ status: 403, type: "access_denied", fields: [] });
    expect(statusAndType(await poll(other, device))).toBe("403 access_denied");
    expect(statusAndType(await say(server, person, device.userCode))).toBe("409 conflict");
  });

  it("answers what they have looked at alone", async () => {
    const { userCode } = await aDevice(server);
    for (const word of ["approve", "deny"] as const) {
      expect(statusAndType(await say(server, person, userCode, word))).toBe("409 conflict");
    }
    await look(server, person, userCode).expect(200);
    await say(server, person, userCode).expect(204);
  });

  it("has it alone once they looked: for everybody else it is not there", async () => {
    const device = await aDevice(server);
    await look(server, person, device.userCode).expect(200);
    await look(server, person, device.userCode).expect(200);
    const stranger = await register(server, "stranger");
    expect(statusAndType(await look(server, stranger, device.userCode))).toBe("404 not_found");
    for (const word of ["approve", "deny"] as const) {
      expect(statusAndType(await say(server, stranger, device.userCode, word))).toBe("404 not_found");
    }
    expect(statusAndType(await poll(server, device))).toBe("400 authorization_pending");
  });

  it.each(["BCDF-GHJK", "nonsense", "%00", "BCDFGHJKL", "..%2f..%2fsessions", "%E0%A4"])(
    "finds nothing under %s",
    async (code) => {
      for (const answer of [await look(server, person, code), await say(server, person, code)]) {
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  it("has signed in, and not as a device", async () => {
    const { userCode } = await aDevice(server);
    const device = await deviceOf(server, person);
    await device.get("/api/auth/me").expect(200);
    expect(statusAndType(await look(server, device, userCode))).toBe("403 forbidden");
    expect(statusAndType(await say(server, device, userCode))).toBe("403 forbidden");
    expect(statusAndType(await say(server, device, userCode, "deny"))).toBe("403 forbidden");
    expect(statusAndType(await look(server, nobody(server), userCode))).toBe("401 unauthorized");
    expect(statusAndType(await say(server, nobody(server), userCode))).toBe("401 unauthorized");
  });

  it("is no agent", async () => {
    const { userCode } = await aDevice(server);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const agent = withToken(server, value);
    expect(statusAndType(await agent.get(`${DEVICES}/${userCode}`))).toBe("403 human_only");
    expect(statusAndType(await agent.post(`${DEVICES}/${userCode}/approve`))).toBe("403 human_only");
    expect(statusAndType(await agent.get("/api/auth/sessions"))).toBe("403 human_only");
  });
});

describe("the session of a device", () => {
  it("is one of the person, by that name, and goes with every rule for people", async () => {
    const device = await deviceOf(server, team.owner, "plumbline on the shelf");
    const { body } = await device.get("/api/auth/sessions").expect(200);
    expect(body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toMatchObject({
      kind: "device",
      name: "plumbline on the shelf",
    });
    await device.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    await device.post("/api/auth/logout").expect(204);
    await device.get("/api/auth/me").expect(401);
  });

  it("works from a program, which sends no origin", async () => {
    const started = await fetch(`${server.url}${DEVICES}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": freshAddress() },
      body: JSON.stringify({ name: "a program" }),
    });
    const device = (await started.json()) as StartedDevice;
    await look(server, person, device.userCode).expect(200);
    await say(server, person, device.userCode).expect(204);
    const token = await fetch(`${server.url}${DEVICES}/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ deviceCode: device.deviceCode }),
    });
    expect(token.status).toBe(200);
    const cookie = (token.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const ended = await fetch(`${server.url}/api/auth/logout`, { method: "POST", headers: { cookie } });
    expect(ended.status).toBe(204);
  });

  it("is in the audit list of the instance, let in or kept out", async () => {
    const asked = await register(server, "audited");
    await anApproved(server, asked, "let in");
    const { userCode } = await aDevice(server, "kept out", "203.0.113.9");
    await look(server, asked, userCode).expect(200);
    await say(server, asked, userCode, "deny").expect(204);
    const { rows } = await server.database.query(
      "SELECT action, actor, details FROM audit_entries WHERE target = $1 AND action LIKE '%device%' ORDER BY at",
      [asked.id],
    );
    const actor = `user:${asked.id}`;
    expect(rows).toEqual([
      { action: "account.device-approved", actor, details: { name: "let in", address: expect.any(String) } },
      { action: "account.device-denied", actor, details: { name: "kept out", address: "203.0.113.9" } },
    ]);
  });
});
