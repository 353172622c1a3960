import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, it } from "@jest/globals";
import { checkForLeaks, checkLogForLeaks, forgetCredentials, watched } from "./testing/leaks.js";
import type { LogLine } from "./testing/test-server.js";

// The watch over the services of all tests, shown on a service that is careless.

const CARELESS = new URL("./testing/careless-service.mjs", import.meta.url).pathname;
const VALUE = 'a "value" that nobody sees';
const COOKIE = "c".repeat(102);
const SECRET_PATH = "/api/workspaces/w/secrets/codehost:token";

interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends these to a careless service; gives what the watch says at the end, null for nothing. */
async function saidOf(requests: readonly Sent[]): Promise<string | null> {
  const service = watched({ PATH: process.env["PATH"] });
  const child = spawn(process.execPath, [...service.nodeArguments, CARELESS], {
    stdio: ["ignore", "pipe", "inherit"],
    env: service.env,
  });
  const log: LogLine[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (text) => log.push(JSON.parse(text)));
  await once(lines, "line");
  for (const { method = "POST", path, body, headers = {} } of requests) {
    const rest = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${log[0]?.["port"]}${path}`, { method, headers, ...rest });
    await answer.arrayBuffer();
  }
  child.kill("SIGKILL");
  await once(lines, "close");
  try {
    checkForLeaks([{ ...service, log }]);
    return null;
  } catch (thrown) {
    return String(thrown);
  } finally {
    forgetCredentials([service]);
  }
}

const secret = (way: string): Sent => ({
  method: "PUT",
  path: `${SECRET_PATH}?way=${way}`,
  body: { value: VALUE },
});

describe("the watch over leaks finds a credential", () => {
  it.each(["plain", "in-halves", "packed", "packed-large", "header", "base64", "hex", "address", "json"])(
    "in an answer, %s",
    async (way) => {
      expect(await saidOf([secret(way)])).toContain(
        `the value of PUT ${SECRET_PATH}?way=${way} stands in the`,
      );
    },
  );

  it("in a log line", async () => {
    expect(await saidOf([secret("log")])).toContain("stands in the log");
  });

  it("in the answer to a later request", async () => {
    const said = await saidOf([secret("nothing"), { method: "GET", path: "/elsewhere?way=plain" }]);
    expect(said).toContain("stands in the answer to GET /elsewhere?way=plain");
  });

  it.each(["password", "currentPassword", "newPassword", "setupToken"])("that is a %s", async (field) => {
    const said = await saidOf([{ path: "/api/any?way=plain", body: { [field]: "Correct-Horse-1" } }]);
    expect(said).toContain(`the ${field} of POST /api/any`);
  });

  it.each([
    [
      "a session cookie that was sent",
      { cookie: `a=b; service_session=${COOKIE}`, "x-again": COOKIE },
      "a session cookie",
    ],
    [
      "an agent token",
      { authorization: "Bearer svt_0123456789abcdef", "x-again": "svt_0123456789abcdef" },
      "an agent token",
    ],
  ])("that is %s", async (_what, headers, says) => {
    expect(await saidOf([{ method: "GET", path: "/x?way=plain", headers }])).toContain(says);
  });

  it("that an earlier answer was right to show", async () => {
    const made = {
      path: "/api/workspaces/w/agent-tokens?way=token",
      body: { value: "svt_of-the-one-answer" },
    };
    const cookie = { path: "/api/any?way=cookie", body: { value: COOKIE } };
    expect(await saidOf([cookie])).toBeNull();
    const again = await saidOf([cookie, { method: "GET", path: "/later?way=plain" }]);
    expect(again).toContain("a session cookie stands in the answer to GET /later");
    expect(await saidOf([made])).toBeNull();
    const said = await saidOf([made, { method: "GET", path: "/later?way=plain" }]);
    expect(said).toContain("an agent token stands in the answer to GET /later");
  });

  it("of the environment in a log", () => {
    const env = {
      Service__MasterKey: "a-master-key-of-a-test",
      ConnectionStrings__DefaultConnection: "postgres://u:the%20password%20of%20it@h/d",
    };
    expect(() => checkLogForLeaks([{ message: "a-master-key-of-a-test" }], env)).toThrow(
      "Service__MasterKey",
    );
    expect(() => checkLogForLeaks([{ message: "the password of it" }], env)).toThrow(
      "password of the database",
    );
    expect(() => checkLogForLeaks([{ message: "nothing of it" }], env)).not.toThrow();
  });
});

it("the watch over leaks has nothing to say of a careful service, nor of the setup code in its line", async () => {
  expect(await saidOf([secret("nothing"), { method: "GET", path: "/x?way=nothing" }])).toBeNull();
  const setup = { path: "/api/setup?way=setup-code", body: { setupToken: "code-of-the-first-account" } };
  expect(await saidOf([setup])).toBeNull();
});
