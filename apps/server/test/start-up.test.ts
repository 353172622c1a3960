import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { amount } from "./testing/amount.js";
import { refusedStart } from "./testing/refused-start.js";
import {
  createDatabase,
  createEmptyDatabase,
  startTestServer,
  type TestServer,
} from "./testing/test-server.js";

const SOMEWHERE = "postgres://nobody@127.0.0.1:1/nothing";

describe("a start is refused, with what is wrong and its fix", () => {
  const hosted = { Service__Profile: "hosted", AllowedHosts: "example.org" };
  const refusals: readonly (readonly [string, NodeJS.ProcessEnv, string])[] = [
    [
      "no connection string",
      { ConnectionStrings__DefaultConnection: undefined },
      "ConnectionStrings__DefaultConnection is not set",
    ],
    [
      "an unreadable one",
      { ConnectionStrings__DefaultConnection: "Server" },
      "ConnectionStrings__DefaultConnection cannot be used",
    ],
    ["an unreadable URL", { ConnectionStrings__DefaultConnection: "postgres://u:%zz@h/d" }, "cannot be used"],
    ["another profile", { Service__Profile: "cloud" }, 'Service__Profile is "cloud"'],
    ["a profile in capitals", { Service__Profile: "Local" }, 'Service__Profile is "Local"'],
    ["cookies that are neither", { Service__SecureCookies: "yes" }, 'Service__SecureCookies is "yes"'],
    [
      "plain cookies when hosted",
      { ...hosted, Service__SecureCookies: "false" },
      'Service__SecureCookies is "false"',
    ],
    ["no host names when hosted", { Service__Profile: "hosted" }, "AllowedHosts is not set"],
    ["empty host names when hosted", { ...hosted, AllowedHosts: "" }, "AllowedHosts is not set"],
    ["any host when hosted", { ...hosted, AllowedHosts: "*" }, 'AllowedHosts has the entry "*"'],
    ["a pattern of hosts when hosted", { ...hosted, AllowedHosts: "a.org;*.b.org" }, 'the entry "*.b.org"'],
    ["0.0.0.0 when hosted", { ...hosted, AllowedHosts: "a.org;0.0.0.0" }, 'the entry "0.0.0.0"'],
    [":: when hosted", { ...hosted, AllowedHosts: "::" }, 'the entry "::"'],
    ["[::] when hosted", { ...hosted, AllowedHosts: "[::]" }, 'the entry "[::]"'],
    ["an empty host when hosted", { ...hosted, AllowedHosts: "a.org;" }, 'the entry ""'],
    [
      "a host with a scheme",
      { AllowedHosts: "https://a.org" },
      'the entry "https://a.org", which is no host name',
    ],
    [
      "a short setup token",
      { Service__SetupToken: "fifteen-letters" },
      "Service__SetupToken is shorter than 16",
    ],
    [
      "half a sign-in provider",
      { Authentication__Codehost__ClientId: "plumbline" },
      "Authentication__Codehost__ClientSecret is not",
    ],
    [
      "a sign-in provider at no address",
      {
        Authentication__Oidc__Authority: "login",
        Authentication__Oidc__ClientId: "a",
        Authentication__Oidc__ClientSecret: "b",
      },
      "Authentication__Oidc__Authority cannot be used",
    ],
    [
      "a proxy that is a name",
      { Service__TrustedProxies: "10.0.0.1;proxy" },
      'Service__TrustedProxies names "proxy"',
    ],
    ["every address as a proxy", { Service__TrustedProxies: "0.0.0.0/0" }, 'names "0.0.0.0/0"'],
    ["every IPv4 address in IPv6", { Service__TrustedProxies: "::ffff:0:0/96" }, 'names "::ffff:0:0/96"'],
    ["a web client that is neither", { Service__WebClient: "false" }, 'Service__WebClient is "false"'],
    [
      "a migration flag that is neither",
      { Database__MigrateOnStartup: "1" },
      'Database__MigrateOnStartup is "1"',
    ],
    ["a port that is none", { ASPNETCORE_HTTP_PORTS: "http" }, 'ASPNETCORE_HTTP_PORTS begins with "http"'],
    [
      "forwarded headers of another framework",
      { ASPNETCORE_FORWARDEDHEADERS_ENABLED: "true" },
      "ASPNETCORE_FORWARDEDHEADERS_ENABLED must not be set",
    ],
    [
      "a collector without a scheme",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" },
      "OTEL_EXPORTER_OTLP_ENDPOINT is not an absolute http or https URL",
    ],
    [
      "a collector of another scheme",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "grpc://collector:4317" },
      "OTEL_EXPORTER_OTLP_ENDPOINT is not an absolute http or https URL",
    ],
  ];

  it.each(refusals)("for %s", async (_what, env, says) => {
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: SOMEWHERE, ...env });
    expect(ended.code).toBe(1);
    expect(ended.refusals).toEqual([expect.stringContaining(says)]);
  });

  it("for all reasons at once", async () => {
    const { refusals } = await refusedStart({ Service__Profile: "x", Service__SetupToken: "x" });
    expect(refusals).toHaveLength(3);
  });

  it.each([
    ["does not listen", SOMEWHERE],
    ["has no such name", "postgres://nobody@no-such-host.invalid/nothing"],
  ])("when the database %s, after a time", async (_what, connection) => {
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: connection });
    expect(ended.code).toBe(1);
    expect(ended.refusals).toEqual([expect.stringContaining("database cannot be reached")]);
    expect(ended.milliseconds).toBeLessThan(100_000);
  });

  it.each([
    [
      "an unknown user",
      (url: URL) => Object.assign(url, { username: "nobody_of_ours" }),
      "name, user and password",
    ],
    [
      "no such database",
      (url: URL) => Object.assign(url, { pathname: "/no_such_database" }),
      "name, user and password",
    ],
    ["no encryption", (url: URL) => Object.assign(url, { search: "?sslmode=require" }), "check SSL Mode"],
  ])("when the database has %s", async (_what, change, says) => {
    const connection = change(new URL(await createDatabase())).href;
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: connection });
    expect(ended.refusals).toEqual([expect.stringContaining(says)]);
  });

  it("when something else than PostgreSQL answers", async () => {
    const other = createServer((socket) => socket.on("error", () => undefined).end("HTTP/1.1 400\r\n\r\n"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const connection = `postgres://nobody@127.0.0.1:${(other.address() as AddressInfo).port}/nothing`;
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: connection });
    other.close();
    expect(ended.refusals).toEqual([expect.stringContaining("database cannot be reached")]);
  });

  it("when the port is in use", async () => {
    const server = await startTestServer();
    try {
      const ended = await refusedStart({
        ConnectionStrings__DefaultConnection: server.connectionString,
        Service__SetupToken: server.setupToken,
        ASPNETCORE_HTTP_PORTS: new URL(server.url).port,
      });
      expect(ended.refusals).toEqual([expect.stringContaining("port is in use")]);
    } finally {
      await server.stop();
    }
  });

  it("when it is to listen where nothing is", async () => {
    const server = await startTestServer();
    try {
      const start = {
        ConnectionStrings__DefaultConnection: server.connectionString,
        Service__SetupToken: server.setupToken,
      };
      const nowhere = await refusedStart({ ...start, Service__Bind: "127.0.0.1;192.0.2.1" });
      expect(nowhere.refusals).toEqual([
        expect.stringContaining("an address that this machine does not have"),
      ]);
      const name = await refusedStart({ ...start, Service__Bind: "localhost" });
      expect(name.refusals).toEqual([expect.stringContaining('Service__Bind names "localhost"')]);
    } finally {
      await server.stop();
    }
  });

  it("never says the password of the database", async () => {
    const ended = await refusedStart({
      ConnectionStrings__DefaultConnection: "Host=127.0.0.1;Port=1;Database=d;Username=u;Password=hush-hush",
    });
    expect(JSON.stringify(ended.log)).not.toContain("hush-hush");
  });
});

describe("migrations", () => {
  const TOGETHER = amount({ quick: 4, long: 10 });

  it(`run once when ${TOGETHER} processes start together on an empty database`, async () => {
    const first = await startTestServer();
    const connection = await createEmptyDatabase();
    const servers = await Promise.all(
      Array.from({ length: TOGETHER }, () =>
        first.another({ ConnectionStrings__DefaultConnection: connection }),
      ),
    );
    const client = new pg.Client({ connectionString: connection });
    await client.connect();
    const { rows } = await client.query(
      "SELECT name, count(*)::integer AS times FROM schema_migrations GROUP BY name",
    );
    await client.end();
    for (const server of [first, ...servers]) {
      await server.stop();
    }
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ times }) => times === 1)).toBe(true);
  });

  it("are not run when the operator runs them: the start names what is missing", async () => {
    const ended = await refusedStart({
      ConnectionStrings__DefaultConnection: await createEmptyDatabase(),
      Database__MigrateOnStartup: "false",
    });
    expect(ended.code).toBe(1);
    expect(ended.refusals).toEqual([expect.stringMatching(/^The database is behind: \w+/)]);
  });

  describe("that are done", () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.stop());

    it("let a process start that does not run them", async () => {
      const other = await server.another({ Database__MigrateOnStartup: "false" });
      await other.stop();
    });
  });
});

describe("the service listens", () => {
  const reaches = (url: string): Promise<boolean> =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;
  const hasV6 = (networkInterfaces()["lo"] ?? []).some(({ address }) => address === "::1");

  /** The addresses in the line that says so, without the port. */
  function saidBy({ log }: TestServer): readonly string[] {
    const line =
      log.map(({ message }) => String(message)).find((text) => text.startsWith("listening on ")) ?? "";
    return [...line.matchAll(/http:\/\/(\S+):\d+/g)].map(([, address]) => address ?? "");
  }

  it("on this machine alone in `local`, and ends what it answers on both of its addresses", async () => {
    const server = await startTestServer({ Service__Profile: "local", Service__Bind: "" });
    const { port } = new URL(server.url);
    expect(saidBy(server)).toEqual(hasV6 ? ["127.0.0.1", "[::1]"] : ["127.0.0.1"]);
    expect(await reaches(server.url)).toBe(true);
    expect(await reaches(`http://[::1]:${port}`)).toBe(hasV6);
    if (elsewhere !== undefined) {
      expect(await reaches(`http://${elsewhere}:${port}`)).toBe(false);
    }
    const ended = new Promise((resolve) => server.process.once("exit", resolve));
    server.process.kill("SIGTERM");
    expect(await ended).toBe(0);
    await server.stop();
  });

  it("on all addresses where it is told so, and says it", async () => {
    const server = await startTestServer({ Service__Bind: "0.0.0.0" });
    expect(saidBy(server)).toEqual(["0.0.0.0"]);
    for (const address of ["127.0.0.1", ...(elsewhere === undefined ? [] : [elsewhere])]) {
      expect(await reaches(`http://${address}:${new URL(server.url).port}`)).toBe(true);
    }
    await server.stop();
  });
});
