import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { type CommandLine, commandLine } from "./testing/command-line.js";

// What the command line says where the service is not there, is another one, or refuses. The servers are of the test.

let cli: CommandLine;
const open: { close(): unknown; closeAllConnections(): void }[] = [];

beforeEach(() => {
  cli = commandLine("http://127.0.0.1:1");
});
afterEach(() => {
  cli.remove();
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function refusing(status: number, body: object, headers: Record<string, string> = {}): Promise<string> {
  return listening((_, response) => {
    response.writeHead(status, { "content-type": "application/problem+json", ...headers });
    response.end(JSON.stringify({ title: "It cannot be done.", errors: [], ...body }));
  });
}

const TOKEN = "svt_not-to-be-seen";

async function whoami(url: string, env: NodeJS.ProcessEnv = {}) {
  const ended = await cli.run(["whoami"], { env: { PLUMBLINE_URL: url, ...env } });
  expect([ended.stdout, ended.stdout + ended.stderr]).toEqual(["", expect.not.stringContaining(TOKEN)]);
  return ended;
}

describe("a command that asks a service", () => {
  it("says that nothing listens there", async () => {
    expect(await whoami("http://127.0.0.1:1")).toMatchObject({
      code: 4,
      stderr: expect.stringMatching(/^plumbline: .*127\.0\.0\.1:1/),
    });
  });

  it("says that the certificate is refused, and what helps", async () => {
    const data = (name: string) => readFileSync(new URL(`data/tls/${name}`, import.meta.url));
    const server = createTlsServer({ key: data("server.key"), cert: data("server.pem") });
    open.push(server);
    await once(server.listen(0, "127.0.0.1"), "listening");
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stderr } = await whoami(url);
    expect([code, stderr]).toEqual([
      4,
      expect.stringMatching(/certificate.*is refused.*NODE_EXTRA_CA_CERTS/),
    ]);
  });

  it.each([
    ["a person how to sign in", {}, /401 unauthorized.*plumbline login --server/],
    [
      "an agent that its token is not valid",
      { PLUMBLINE_TOKEN: TOKEN },
      /401 unauthorized.*token in PLUMBLINE_TOKEN is not valid/,
    ],
  ])("tells %s", async (_, env, said) => {
    const { code, stderr } = await whoami(await refusing(401, { type: "unauthorized" }), env);
    expect([code, stderr]).toEqual([4, expect.stringMatching(said)]);
  });

  it("ends what was refused before it says what helps", async () => {
    const url = await refusing(401, { type: "unauthorized", title: "Sign in first" });
    expect((await whoami(url)).stderr).toContain("Sign in first. Nobody is signed in");
  });

  it.each([
    [["stress", "evening", "-P", "Shop", "--rate", "5"], "--rate is for files"],
    [["stress", "evening", "-P", "Shop", "--write-profile", "p.json"], "--write-profile is for files"],
    [["play", "m.json", "s.json", "--branch", "b"], "--branch is a state of a project"],
    [["review", "m.json", "--revision", "v1"], "--revision is a state of a project"],
    [["bundle", "-P", "Shop", "-o", "-", "--json"], "--out - writes the zip file to the standard output"],
  ])("refuses %j, of which a part would be ignored", async (words, said) => {
    expect(await cli.run(words)).toMatchObject({ code: 2, stderr: expect.stringContaining(said) });
  });

  it("tells what was refused field by field, and as JSON", async () => {
    const errors = [{ field: "name", message: "is too long" }];
    const url = await refusing(400, { type: "validation_error", errors }, { "x-request-id": "r-1" });
    const { code, stdout, stderr } = await cli.run(["whoami", "--json"], { env: { PLUMBLINE_URL: url } });
    expect([code, stderr]).toEqual([
      4,
      expect.stringMatching(/400 validation_error\): It cannot be done\.\n {2}name: is too long\n$/),
    ]);
    expect(JSON.parse(stdout).error).toMatchObject({
      exitCode: 4,
      problems: [{ path: "name", message: "is too long" }],
      refusal: { type: "validation_error", status: 400, requestId: "r-1", retryAfter: null },
    });
  });

  it("waits as long as it is told, and says when there is no time for it", async () => {
    const { code, stderr } = await whoami(await refusing(429, { type: "busy" }, { "retry-after": "3600" }));
    expect([code, stderr]).toEqual([4, expect.stringContaining("Try again in 3600 seconds.")]);
    let asked = 0;
    const url = await listening((_, response) => {
      asked += 1;
      const status = asked === 1 ? 429 : 200;
      response.writeHead(status, { "content-type": "application/json", "retry-after": "1" });
      response.end(
        JSON.stringify({ user: { displayName: "Ann", email: "ann@example.com" }, workspaces: [] }),
      );
    });
    const waited = await cli.run(["whoami"], { env: { PLUMBLINE_URL: url } });
    expect(waited).toMatchObject({ code: 0, stdout: `${url}\nAnn <ann@example.com>\n` });
  });

  it.each<[string, RequestListener]>([
    [
      "a page",
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"),
    ],
    [
      "a page of a proxy",
      (_, response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad</h1>"),
    ],
    [
      "a redirect",
      (_, response) => response.writeHead(301, { location: "https://elsewhere.example/" }).end(),
    ],
    [
      "half a document",
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).end('{"user"'),
    ],
  ])("says that %s is no answer of the service", async (_, answer) => {
    const { code, stderr } = await whoami(await listening(answer));
    expect([code, stderr]).toEqual([4, expect.stringContaining("is not the service")]);
  });

  it.each([
    ["an address that is none", { PLUMBLINE_URL: "plumbline.example" }, 2],
    ["an address with a password", { PLUMBLINE_URL: "https://ann:secret@plumbline.example" }, 2],
    ["a token that could be none", { PLUMBLINE_TOKEN: `${TOKEN}\u0007` }, 2],
  ])("refuses %s", async (_, env, exit) => {
    expect((await whoami("http://127.0.0.1:1", env)).code).toBe(exit);
  });

  it("shows text of strangers without its steering", async () => {
    const { stderr } = await whoami(await refusing(400, { type: "conflict", title: "\u001b[31mred\u202e" }));
    expect(["\u001b", "\u202e"].filter((mark) => stderr.includes(mark))).toEqual([]);
  });

  it("refuses a file of sessions that it did not write", async () => {
    mkdirSync(join(cli.folder, ".config/plumbline"), { recursive: true });
    for (const text of [
      "{",
      "[]",
      '{"last": 1, "byAddress": {}}',
      '{"last": null, "byAddress": {"a": {"cookie": 1}}}',
    ]) {
      writeFileSync(join(cli.folder, ".config/plumbline/sessions.json"), text);
      expect(await whoami("http://127.0.0.1:1")).toMatchObject({
        code: 3,
        stderr: expect.stringContaining("sessions.json"),
      });
    }
  });

  it("asks nobody for a session that it cannot keep", async () => {
    let asked = 0;
    const url = await listening((_, response) => {
      asked += 1;
      response.end();
    });
    writeFileSync(join(cli.folder, "a-file"), "");
    const env = { PLUMBLINE_URL: url, PLUMBLINE_CONFIG_DIR: join(cli.folder, "a-file/below") };
    expect(await cli.run(["login"], { env })).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("cannot be written"),
    });
    expect(asked).toBe(0);
  });
});
