import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { type CommandLine, commandLine } from "./testing/command-line.js";
import { look, say, type Word } from "./testing/devices.js";
import { type Person, register } from "./testing/people.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// `plumbline login` as a process, and a person who lets it in as a browser would.

let server: RunningServer;
let person: Person;
let cli: CommandLine;

beforeAll(async () => {
  ({ server } = await sharedTeamServer());
});
beforeEach(async () => {
  person = await register(server, "ana");
  cli = commandLine(server.url);
});
afterEach(() => cli.remove());
afterAll(() => server.stop());

const sessionsFile = () => join(cli.folder, ".config/plumbline/sessions.json");
const heldCookie = (): string =>
  JSON.parse(readFileSync(sessionsFile(), "utf8")).byAddress[server.url]?.cookie;

/** Runs a login whose code is answered by the person as soon as it is shown. */
function login(word: Word, words: readonly string[] = []) {
  const answered: Promise<unknown>[] = [];
  const onStderr = (said: string) => {
    const code = /compare the code +([A-Z]{4}-[A-Z]{4})/.exec(said)?.[1];
    if (code !== undefined && answered.length === 0) {
      answered.push(look(server, person, code).then(() => say(server, person, code, word)));
    }
  };
  return cli.run(["login", ...words], { onStderr });
}

describe("plumbline login", () => {
  it("shows a code, is let in, and keeps the session for its user alone", async () => {
    const { code, stdout, stderr } = await login("approve");
    expect([code, stdout]).toEqual([0, `Signed in to ${server.url} as ${person.email}.\n`]);
    expect(stderr).toMatch(/open {2}https?:\/\/.*\/device#[A-Z]{4}-[A-Z]{4}\n/);
    expect(statSync(sessionsFile()).mode & 0o777).toBe(0o600);
    expect(statSync(join(cli.folder, ".config/plumbline")).mode & 0o777).toBe(0o700);
    expect(stdout + stderr).not.toContain(heldCookie());
  });

  it("lets later commands ask as the person, who sees the session and can end it", async () => {
    const json = await login("approve", ["--json"]);
    expect(JSON.parse(json.stdout)).toEqual({
      server: server.url,
      email: person.email,
      keptIn: sessionsFile(),
    });
    const who = await cli.run(["whoami", "--json"], { env: { PLUMBLINE_URL: "" } });
    expect(JSON.parse(who.stdout)).toMatchObject({ server: server.url, user: { email: person.email } });
    const sessions = (await person.get("/api/auth/sessions").expect(200)).body;
    const device = sessions.find(({ kind }: { kind: string }) => kind === "device");
    expect(device.name).toMatch(/^plumbline on /);
    await person.delete(`/api/auth/sessions/${device.id}`).expect(204);
    const ended = await cli.run(["whoami"]);
    expect(ended).toMatchObject({
      code: 4,
      stdout: "",
      stderr: expect.stringContaining("plumbline login --server"),
    });
  });

  it("is told when the person says no", async () => {
    const { code, stdout, stderr } = await login("deny");
    expect([code, stdout, stderr]).toEqual([4, "", expect.stringContaining("The person said no")]);
    expect(existsSync(sessionsFile())).toBe(false);
  });
});

describe("plumbline logout", () => {
  it("ends the session in the service, and forgets it", async () => {
    await login("approve");
    const cookie = heldCookie();
    const out = await cli.run(["logout"]);
    expect(out).toMatchObject({ code: 0, stdout: `Signed out of ${server.url}.\n` });
    expect(heldCookie()).toBeUndefined();
    const answer = await fetch(`${server.url}/api/auth/me`, {
      headers: { cookie: `service_session=${cookie}` },
    });
    expect(answer.status).toBe(401);
    expect((await cli.run(["logout"])).stdout).toBe(`Nobody was signed in to ${server.url}.\n`);
  });
});
