import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { WaysBackIn1795845600000 } from "../src/platform/database/migrations/20261128-ways-back-in.js";
import { ask, login, send } from "./testing/client.js";
import { anApproved, poll, statusAndType } from "./testing/devices.js";
import { createDatabaseBefore } from "./testing/past-database.js";
import { PASSWORD, type Person, personWith, register, setUp } from "./testing/people.js";
import { type ProgramEnd, runProgram } from "./testing/program.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

const NEW_PASSWORD = "Another-Horse-2";

let server: TestServer;
let admin: Person;
let person: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await setUp(server);
});
beforeEach(async () => {
  person = await register(server, "ana");
});
afterAll(() => server.stop());

function run(args: readonly string[], database = server.connectionString): Promise<ProgramEnd> {
  return runProgram(["accounts", ...args], {
    Service__Profile: "hosted",
    AllowedHosts: "example.org",
    ConnectionStrings__DefaultConnection: database,
  });
}

async function audited(action: string, { id }: Person): Promise<readonly unknown[]> {
  const { rows } = await server.database.query(
    "SELECT actor, details FROM audit_entries WHERE workspace_id IS NULL AND action = $1 AND target = $2",
    [action, id],
  );
  return rows;
}

function secretIn({ stdout }: ProgramEnd): string {
  return /\/reset#([\w-]{43})/.exec(stdout)?.[1] ?? "";
}

describe("accounts list", () => {
  it("names each account with what is particular about it, and nothing that a terminal obeys", async () => {
    await server.database.query("UPDATE accounts SET display_name = $2 WHERE id = $1", [
      person.id,
      "Ana\u001b[31m\nroot",
    ]);
    const { code, stdout } = await run(["list"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${admin.email} +"admin" \\(administrator, 1 session\\)$`, "m"));
    expect(stdout).toMatch(
      new RegExp(`^${person.email} +"Ana\\\\u001b\\[31m\\\\nroot" \\(1 session\\)$`, "m"),
    );
    expect(stdout).not.toContain("$2b$");
  });

  it("gives a name in quotes, so that none looks like what is particular about its account", async () => {
    const name = 'Ana" (administrator, 1 session)';
    await server.database.query("UPDATE accounts SET display_name = $2 WHERE id = $1", [person.id, name]);
    const { stdout } = await run(["list"]);
    expect(stdout).toContain(` "Ana\\" (administrator, 1 session)" (1 session)`);
  });

  it("says so where there is none", async () => {
    const { code, stdout } = await run(["list"], await createDatabase());
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("not set up yet") });
  });
});

describe("accounts reset-password", () => {
  it("prints a link that is good once; the password stays until it is used", async () => {
    const end = await run(["reset-password", person.email.toUpperCase()]);
    expect(end.code).toBe(0);
    await login(server, person.email).expect(200);
    const body = { secret: secretIn(end), newPassword: NEW_PASSWORD };
    await send(server, "post", "/api/auth/reset-password", body).expect(204);
    await login(server, person.email, NEW_PASSWORD).expect(200);
    await person.get("/api/auth/me").expect(401);
    expect(statusAndType(await send(server, "post", "/api/auth/reset-password", body))).toBe("404 link_over");
    expect(await audited("account.reset-link-made", person)).toEqual([{ actor: "service", details: {} }]);
  });

  it("lets the only administrator back into an instance that is locked out and does not run", async () => {
    const lost = await startTestServer();
    const only = await setUp(lost, "only");
    await lost.database.query(
      "UPDATE accounts SET password_hash = 'lost', locked_until = now() + interval '4 minutes' WHERE id = $1",
      [only.id],
    );
    const { connectionString } = lost;
    await lost.stop();
    const end = await run(["reset-password", only.email], connectionString);
    const again = await startTestServer({}, connectionString);
    try {
      const body = { secret: secretIn(end), newPassword: NEW_PASSWORD };
      await send(again, "post", "/api/auth/reset-password", body).expect(204);
      const answer = await login(again, only.email, NEW_PASSWORD).expect(200);
      expect(answer.body.user.isInstanceAdmin).toBe(true);
    } finally {
      await again.stop();
    }
  });
});

describe("accounts make-admin", () => {
  it("makes an administrator, whose open session is one at once", async () => {
    expect(statusAndType(await person.get("/api/instance/settings"))).toBe("403 forbidden");
    expect(await run(["make-admin", person.email])).toMatchObject({
      code: 0,
      stdout: `${person.email} is an instance administrator now.\n`,
    });
    await person.get("/api/instance/settings").expect(200);
    expect((await run(["make-admin", person.email])).stdout).toContain("already");
    expect(await audited("account.made-admin", person)).toEqual([{ actor: "service", details: {} }]);
    await server.database.query("UPDATE accounts SET is_instance_admin = false WHERE id = $1", [person.id]);
  });
});

describe("accounts disable and enable", () => {
  it("keep an account out by every way, and let it in again", async () => {
    const other = await server.another();
    const approved = await anApproved(server, person);
    const link = secretIn(await run(["reset-password", person.email]));
    try {
      expect(await run(["disable", person.email])).toMatchObject({ code: 0, stdout: expect.any(String) });
      for (const on of [server, other]) {
        await ask(on, "get", "/api/auth/me")
          .set("Cookie", person.cookie ?? "")
          .expect(401);
        await login(on, person.email).expect(401);
        expect(statusAndType(await poll(on, approved))).toBe("400 expired_token");
        const body = { secret: link, newPassword: NEW_PASSWORD };
        expect(statusAndType(await send(on, "post", "/api/auth/reset-password", body))).toBe("404 link_over");
      }
    } finally {
      await other.stop();
    }
    const wrong = await login(server, person.email, "Wrong-Password-1");
    expect((await login(server, person.email)).text).toBe(wrong.text);
    expect((await run(["reset-password", person.email])).code).toBe(1);
    expect((await run(["disable", person.email])).stdout).toContain("already");
    expect((await run(["enable", person.email])).code).toBe(0);
    await login(server, person.email).expect(200);
    await person.get("/api/auth/me").expect(401);
    expect((await run(["enable", person.email])).stdout).toContain("is not disabled");
    expect(await audited("account.disabled", person)).toEqual([
      { actor: "service", details: { sessions: 1 } },
    ]);
    expect(await audited("account.enabled", person)).toEqual([{ actor: "service", details: {} }]);
  });

  it("take back the links of others with an administrator, who may have made them", async () => {
    const other = await register(server, "other");
    const link = { secret: secretIn(await run(["reset-password", other.email])) };
    expect((await run(["disable", person.email])).code).toBe(0);
    await send(server, "post", "/api/auth/reset-link", link).expect(200);
    await run(["enable", person.email]);
    await run(["make-admin", person.email]);
    expect((await run(["disable", person.email])).code).toBe(0);
    expect(statusAndType(await send(server, "post", "/api/auth/reset-link", link))).toBe("404 link_over");
  });

  it("leave no session to a sign-in that found the password right before", async () => {
    const holder = await server.database.connect();
    await holder.query("BEGIN");
    await holder.query("UPDATE accounts SET disabled_at = now() WHERE id = $1", [person.id]);
    const late = login(server, person.email).then((answer) => answer);
    await until(() => areWaitingForLocks(server.database));
    await holder.query("COMMIT");
    holder.release();
    expect(statusAndType(await late)).toBe("401 unauthorized");
  });

  it("keep the last administrator who can sign in", async () => {
    const end = await run(["disable", admin.email]);
    expect(end).toMatchObject({ code: 1, stdout: "" });
    expect(end.stderr).toContain("only instance administrator");
    await admin.get("/api/auth/me").expect(200);
    await run(["make-admin", person.email]);
    const both = await Promise.all([run(["disable", admin.email]), run(["disable", person.email])]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    await server.database.query("UPDATE accounts SET disabled_at = NULL, is_instance_admin = id = $1", [
      admin.id,
    ]);
    const answer = await login(server, admin.email, PASSWORD);
    admin = personWith(server, {
      ...admin,
      cookie: (answer.headers["set-cookie"]?.[0] ?? "").split(";")[0] ?? "",
    });
  });
});

describe("what there is nothing to do with", () => {
  it.each(["reset-password", "make-admin", "disable", "enable"])("accounts %s of nobody", async (action) => {
    const end = await run([action, "nobody@example.org"]);
    expect(end).toMatchObject({ code: 1, stdout: "" });
    expect(end.stderr).toContain("There is no account nobody@example.org");
  });

  it("a database whose tables are behind is told, and not changed", async () => {
    const database = await createDatabaseBefore(WaysBackIn1795845600000);
    const { code, stdout } = await run(["list"], database);
    expect(code).toBe(1);
    expect(stdout).toContain("The database is behind: WaysBackIn1795845600000");
  });

  it("a database that is away is told", async () => {
    const { code, stdout } = await run(["list"], "postgres://nobody@127.0.0.1:1/nothing");
    expect(code).toBe(1);
    expect(stdout).toContain("cannot be reached");
  });

  it.each([[[]], [["list", "x"]], [["disable"]], [["remove", "a@b"]]])(
    "%j prints the usage and ends with 2",
    async (args) => {
      const end = await run(args);
      expect({ code: end.code, stdout: end.stdout }).toEqual({ code: 2, stdout: "" });
      expect(end.stderr).toMatch(/^Usage:\n {2}accounts list /);
    },
  );
});
