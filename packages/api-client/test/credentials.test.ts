import { describe, expect, it } from "@jest/globals";
import { agentToken, apiClient, dataOf, type SessionStore, sessionCookie } from "../src/index.js";
import { json, page } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

function jar(held: string | null = null): SessionStore & { readonly written: readonly (string | null)[] } {
  const written: (string | null)[] = [];
  let value = held;
  return {
    written,
    read: () => value,
    write: (cookie) => {
      value = cookie;
      written.push(cookie);
    },
  };
}

const setting = (cookie: string) => json({}, { "set-cookie": cookie });

describe("an agent token", () => {
  it.each([
    ["as it is", "svt_abc"],
    ["from a function", () => Promise.resolve("svt_abc")],
  ])("goes with every request, %s", async (_, token) => {
    const { url, arrived } = await loopback(json({}));
    const client = apiClient({ baseUrl: url, through: [agentToken(token)] });
    await client.GET("/api/agent/capabilities");
    await client.POST("/api/auth/login", { body: { email: "a", password: "b" } });
    expect(arrived.map(({ headers }) => headers.authorization)).toEqual(["Bearer svt_abc", "Bearer svt_abc"]);
    expect(arrived[1]).toMatchObject({
      body: '{"email":"a","password":"b"}',
      headers: { "content-type": "application/json" },
    });
  });

  it("that no header can have is refused, and named in no error", async () => {
    const { url, arrived } = await loopback(json({}));
    const client = apiClient({ baseUrl: url, through: [agentToken("svt_secret\n")] });
    const failure = await dataOf(client.GET("/api/agent/capabilities")).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RangeError);
    expect(String((failure as Error).stack)).not.toContain("svt_secret");
    expect(arrived).toHaveLength(0);
  });
});

describe("a session without a browser", () => {
  it("is kept from the answer that sets it, and goes with what follows", async () => {
    const { url, arrived } = await loopback(
      setting("service_session=abc%3D; Path=/; HttpOnly; SameSite=Lax"),
      json({}),
    );
    const store = jar();
    const client = apiClient({ baseUrl: url, through: [sessionCookie(store)] });
    await client.POST("/api/auth/login", { body: { email: "a", password: "b" } });
    await client.GET("/api/auth/me");
    await client.GET("/api/auth/me");
    expect(arrived.map(({ headers }) => headers.cookie)).toEqual([
      undefined,
      "service_session=abc%3D",
      "service_session=abc%3D",
    ]);
    expect(store.written).toEqual(["abc%3D"]);
  });

  it.each([
    "service_session=; Path=/",
    "service_session=x; Max-Age=0",
    "service_session=x; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT",
  ])("ends with %s", async (cookie) => {
    const { url } = await loopback(setting(cookie));
    const store = jar("abc");
    await apiClient({ baseUrl: url, through: [sessionCookie(store)] }).POST("/api/auth/logout");
    expect(store.written).toEqual([null]);
  });

  it("takes no other cookie, and writes nothing that it has", async () => {
    const answers = [
      "other=1; Path=/",
      "service_session=abc; Max-Age=600",
      "service_session=abc; Expires=Fri, 01 Jan 2100 00:00:00 GMT",
    ];
    for (const cookie of answers) {
      const { url } = await loopback(setting(cookie));
      const store = jar("abc");
      await apiClient({ baseUrl: url, through: [sessionCookie(store)] }).GET("/api/auth/me");
      expect(store.written).toEqual([]);
    }
  });

  it("goes nowhere that an answer leads to", async () => {
    const other = await loopback(json({}));
    const { url } = await loopback(page(307, "text/plain", "", { location: other.url }));
    const client = apiClient({ baseUrl: url, through: [sessionCookie(jar("abc"))] });
    await expect(dataOf(client.GET("/api/auth/me"))).rejects.toMatchObject({ name: "AnswerError" });
    expect(other.arrived).toHaveLength(0);
  });
});

describe("a page that the service itself serves", () => {
  it("needs to say nothing for a client", () => {
    expect(apiClient()).toMatchObject({ GET: expect.any(Function) });
  });
});
