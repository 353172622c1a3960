import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { ask, cookieOf, freshAddress, login, send } from "./testing/client.js";
import { aDevice, anApproved, DEVICES, look, poll, say, statusAndType } from "./testing/devices.js";
import { PASSWORD, type Person, register, setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

let server: TestServer;
let other: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  other = await server.another();
  await setUp(server);
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

function both(call: (on: TestServer) => PromiseLike<Response>): Promise<readonly Response[]> {
  return Promise.all([server, other, server, other].map((on) => call(on)));
}

async function devicesOf({ id }: Person): Promise<number> {
  const { rows } = await server.database.query(
    "SELECT count(*)::integer AS count FROM sessions WHERE account_id = $1 AND kind = 'device'",
    [id],
  );
  return rows[0].count;
}

describe("at the same moment, on two processes", () => {
  it("polls of one approval get one session", async () => {
    const person = await register(server, "poller");
    for (let round = 1; round <= 5; round += 1) {
      const device = await anApproved(server, person);
      const answers = (await both((on) => poll(on, device))).map(statusAndType).sort();
      expect(answers).toEqual([...Array(1).fill("200"), ...Array(3).fill("400 expired_token")]);
      expect(await devicesOf(person)).toBe(round);
    }
  });

  it("an approval and a denial are one answer, and the device is told that one", async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await register(server, "undecided");
      const device = await aDevice(server);
      await look(server, person, device.userCode).expect(200);
      const answers = await Promise.all([
        say(server, person, device.userCode, "approve"),
        say(other, person, device.userCode, "deny"),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const told = await poll(server, device);
      expect(told.status).toBe(answers[0].status === 204 ? 200 : 403);
    }
  });

  it("devices that ask do not take one another's codes away", async () => {
    const devices = await Promise.all(Array.from({ length: 60 }, (_, n) => aDevice(n % 2 ? server : other)));
    const answers = await Promise.all(devices.map((device) => poll(server, device)));
    expect(new Set(answers.map(statusAndType))).toEqual(new Set(["400 authorization_pending"]));
  });

  it("two people who look have it once", async () => {
    const people = await Promise.all([register(server, "one"), register(server, "two")]);
    const { userCode } = await aDevice(server);
    const answers = await Promise.all(
      people.map((person, index) => look(index ? server : other, person, userCode)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("too many polls are each told to slow down but one", async () => {
    const device = await aDevice(server);
    await server.database.query("UPDATE device_sign_ins SET interval_seconds = 60");
    const answers = (await both((on) => poll(on, device))).map(statusAndType).sort();
    expect(answers).toEqual(["400 authorization_pending", ...Array(3).fill("429 slow_down")]);
  });

  it("devices of one address do not get past their number", async () => {
    const address = freshAddress();
    const ask13 = [...Array(13).keys()].map((n) =>
      ask(n % 2 ? server : other, "post", DEVICES, address).send({ name: "x" }),
    );
    const answers = await Promise.all(ask13);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

describe("what happens between an approval and the poll", () => {
  async function overtaken(person: Person, statement: string, call: () => PromiseLike<Response>) {
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query(statement, [person.id]);
    const answer = Promise.resolve(call()).then((answered) => answered);
    await until(() => areWaitingForLocks(server.database));
    await holder.query("DELETE FROM device_sign_ins WHERE account_id = $1", [person.id]);
    await holder.query("DELETE FROM sessions WHERE account_id = $1", [person.id]);
    await holder.query("COMMIT");
    holder.release();
    return answer;
  }
  const NEW_PASSWORD = "UPDATE accounts SET password_hash = 'another' WHERE id = $1";

  it("a new password that is being written ends it: the poll waits for it", async () => {
    const person = await register(server, "overtaken");
    const device = await anApproved(server, person);
    const answer = await overtaken(person, NEW_PASSWORD, () => poll(server, device));
    expect(statusAndType(answer)).toBe("400 expired_token");
    expect(await devicesOf(person)).toBe(0);
  });

  it("a new password that is being written ends the session that approves", async () => {
    const person = await register(server, "overtaken-too");
    const { userCode } = await aDevice(server);
    await look(server, person, userCode).expect(200);
    const answer = await overtaken(person, NEW_PASSWORD, () => say(server, person, userCode));
    expect(statusAndType(answer)).toBe("401 unauthorized");
  });

  it("a real one does, whoever is first", async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await register(server, "racer");
      const device = await anApproved(server, person);
      const body = { currentPassword: PASSWORD, newPassword: "Another-Horse-2" };
      const [, token] = await Promise.all([
        person.put("/api/auth/password", body).expect(204),
        poll(other, device),
      ]);
      expect(["200", "400 expired_token"]).toContain(statusAndType(token));
      expect(await devicesOf(person)).toBe(0);
      if (token.status === 200) {
        await ask(server, "get", "/api/auth/me").set("Cookie", cookieOf(token)).expect(401);
      }
    }
  });

  it("signing out does not: the device was let in", async () => {
    const person = await register(server, "hurried");
    const device = await anApproved(server, person);
    await person.post("/api/auth/logout").expect(204);
    await poll(server, device).expect(200);
  });
});

describe("guessing a user code", () => {
  it("is counted for an account, from however many addresses, right ones too", async () => {
    const person = await register(server, "guesser");
    for (let time = 0; time < 19; time += 1) {
      expect(statusAndType(await look(time % 2 ? server : other, person, "BCDF-GHJK"))).toBe("404 not_found");
    }
    const { userCode } = await aDevice(server);
    await look(server, person, userCode).expect(200);
    for (const answer of [
      await look(server, person, userCode),
      await say(other, person, userCode),
      await say(server, person, userCode, "deny"),
    ]) {
      expect(statusAndType(answer)).toBe("429 rate_limited");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
  });

  it("is counted for an address, whoever asks", async () => {
    const address = freshAddress();
    const people = await Promise.all([register(server, "left"), register(server, "right")]);
    const statuses: number[] = [];
    for (let time = 0; time < 22; time += 1) {
      const test = ask(server, "get", `${DEVICES}/BCDF-GHJK`, address);
      statuses.push((await test.set("Cookie", people[time % 2]?.cookie ?? "")).status);
    }
    expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  });

  it("finds nothing of what was answered, and answers nothing of what others have", async () => {
    const [person, guesser] = [await register(server, "victim"), await register(server, "thief")];
    const device = await anApproved(server, person);
    for (const answer of [
      await look(server, guesser, device.userCode),
      await say(server, guesser, device.userCode),
      await say(server, guesser, device.userCode, "deny"),
    ]) {
      expect(statusAndType(answer)).toBe("404 not_found");
    }
    expect((await poll(server, device)).body.user.id).toBe(person.id);
  });

  it("of the device's own code is no way: the hash in the database is none", async () => {
    const person = await register(server, "reader");
    await anApproved(server, person);
    const { rows } = await server.database.query(
      "SELECT device_hash, user_code_hash FROM device_sign_ins WHERE account_id = $1",
      [person.id],
    );
    for (const hash of Object.values(rows[0]) as Buffer[]) {
      const deviceCode = hash.toString("base64url");
      expect(statusAndType(await poll(server, { deviceCode }))).toBe("400 expired_token");
    }
  });
});

describe("fixation", () => {
  it("of a session: what the device held before ends, and its cookie opens nothing new", async () => {
    const [attacker, person] = [await register(server, "attacker"), await register(server, "owner")];
    const device = await anApproved(server, person);
    const answer = await poll(server, device).set("Cookie", attacker.cookie ?? "");
    expect(answer.body.user.id).toBe(person.id);
    expect(cookieOf(answer)).not.toBe(attacker.cookie);
    await attacker.get("/api/auth/me").expect(401);
  });

  it("of somebody's browser: a page of another site gets no device in, and signs nobody in", async () => {
    const attacker = await register(server, "elsewhere");
    const device = await anApproved(server, attacker);
    for (const headers of [{ Origin: "https://evil.example" }, { "Sec-Fetch-Site": "cross-site" }]) {
      const answer = await poll(server, device).set(headers);
      expect(statusAndType(answer)).toBe("403 forbidden");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    const form = await ask(server, "post", `${DEVICES}/token`)
      .set("Content-Type", "application/x-www-form-urlencoded")
      .send(`deviceCode=${device.deviceCode}`);
    expect(form.status).toBe(415);
    await poll(server, device).expect(200);
  });
});

it("the number of all that wait is held: more are told when one ends", async () => {
  await server.database.query(
    `INSERT INTO device_sign_ins (device_hash, user_code_hash, name, address, address_block, interval_seconds,
                                  created_at, expires_at)
     SELECT sha256(convert_to('d' || n, 'UTF8')), sha256(convert_to('u' || n, 'UTF8')), 'x', 'x', 'x', 5,
            now(), now() + interval '9 minutes' FROM generate_series(1, 10000) n`,
  );
  const answer = await send(server, "post", DEVICES, { name: "one more" });
  expect(statusAndType(answer)).toBe("429 rate_limited");
  expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(600);
  await server.database.query("UPDATE device_sign_ins SET expires_at = now() WHERE address = 'x'");
  await send(server, "post", DEVICES, { name: "one more" }).expect(201);
  const { rows } = await server.database.query("SELECT 1 FROM device_sign_ins WHERE address = 'x'");
  expect(rows).toHaveLength(0);
});

it("writes no code into its log", async () => {
  const person = await register(server, "logged");
  const device = await anApproved(server, person);
  await poll(server, device).expect(200);
  await login(server, person.email).expect(200);
  expect(JSON.stringify(server.log)).not.toContain(device.deviceCode);
});
