import { describe, expect, it } from "@jest/globals";
import {
  type ApiClient,
  apiClient,
  dataOf,
  isProblem,
  type Layer,
  type RepeatOptions,
  repeats,
  retryAfterSeconds,
} from "../src/index.js";
import { json, problem } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";
import { steppedClock } from "../src/testing/stepped-clock.js";

const BUSY = { type: "busy", title: "Too many models are read." };
const ME = { user: { id: "1" }, workspaces: [] };

function repeating(url: string, options: RepeatOptions = {}) {
  const clock = steppedClock();
  return { clock, client: apiClient({ baseUrl: url, through: [repeats({ clock, ...options })] }) };
}

const me = (client: ApiClient) => dataOf(client.GET("/api/auth/me"));
const login = (client: ApiClient) =>
  dataOf(client.POST("/api/auth/login", { body: { email: "ann@example.com", password: "Secret-1" } }));

describe("a request that is told to come back", () => {
  it("is sent again after as many seconds as Retry-After says", async () => {
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "7" }), json(ME));
    const { clock, client } = repeating(url);
    await expect(me(client)).resolves.toEqual(ME);
    expect(clock.slept).toEqual([7_000]);
    expect(arrived).toHaveLength(2);
  });

  it("is sent again until the date that Retry-After says, by the clock of the service", async () => {
    const dates = { date: "Mon, 01 Jan 2001 00:00:00 GMT", "retry-after": "Mon, 01 Jan 2001 00:00:05 GMT" };
    const { url } = await loopback(problem(503, { type: "unavailable" }, dates), json(ME));
    const { clock, client } = repeating(url);
    await expect(me(client)).resolves.toEqual(ME);
    expect(clock.slept).toEqual([5_000]);
  });

  it.each([
    ["Mon, 01 Jan 2001 00:00:05 GMT", ""],
    ["soon", "Mon, 01 Jan 2001 00:00:05 GMT"],
  ])("does not say so with %s at %s", (after, date) => {
    expect(retryAfterSeconds(new Headers({ "retry-after": after, date }))).toBeNull();
    expect(retryAfterSeconds(new Headers({ "retry-after": after }))).toBeNull();
  });

  it("comes back at once where the date has passed", () => {
    const dates = { "retry-after": "Mon, 01 Jan 2001 00:00:05 GMT", date: "Mon, 01 Jan 2001 00:00:09 GMT" };
    expect(retryAfterSeconds(new Headers(dates))).toBe(0);
  });

  it("waits longer each time where the answer does not say, and gives up after its tries", async () => {
    const { url, arrived } = await loopback(problem(503, { type: "unavailable" }));
    const { clock, client } = repeating(url);
    await expect(me(client)).rejects.toMatchObject({
      name: "ProblemError",
      type: "unavailable",
      retryAfter: null,
    });
    expect(clock.slept).toEqual([1_000, 2_000, 4_000]);
    expect(arrived).toHaveLength(4);
  });

  it("has its body again, also when it writes, since 429 comes before anything is done", async () => {
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "0" }), json(ME));
    await login(repeating(url).client);
    expect(arrived.map(({ body }) => body)).toEqual([arrived[0]?.body, arrived[0]?.body]);
    expect(arrived[0]?.body).toContain("ann@example.com");
  });

  it("is not sent again when it writes and the answer is 503: it may have been done", async () => {
    const { url, arrived } = await loopback(
      problem(503, { type: "unavailable" }, { "retry-after": "5" }),
      json(ME),
    );
    const { clock, client } = repeating(url);
    await expect(login(client)).rejects.toMatchObject({ type: "unavailable", retryAfter: 5 });
    expect([arrived.length, clock.slept]).toEqual([1, []]);
  });

  it("is sent again where the caller says that it may", async () => {
    const { url } = await loopback(problem(503, { type: "unavailable" }, { "retry-after": "5" }), json(ME));
    const { client } = repeating(url, { mayRepeat: (_, status) => status === 503 });
    await expect(login(client)).resolves.toEqual(ME);
  });

  it.each(["3600", "99999999999999999999999"])(
    "is answered at once when it is to wait %s s, longer than there is time",
    async (wait) => {
      const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": wait }), json(ME));
      const { clock, client } = repeating(url);
      const failure = await me(client).catch((error: unknown) => error);
      expect(isProblem(failure, "busy") && failure.retryAfter).toBe(Number(wait));
      expect([arrived.length, clock.slept]).toEqual([1, []]);
    },
  );

  it("is sent within its time, all tries together", async () => {
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "4" }));
    const { clock, client } = repeating(url, { withinMs: 10_000, tries: 10 });
    await expect(me(client)).rejects.toMatchObject({ type: "busy" });
    expect([arrived.length, clock.slept]).toEqual([3, [4_000, 4_000]]);
  });

  it.each([400, 401, 403, 404, 409, 500, 502])("is not sent again for %s", async (status) => {
    const { url, arrived } = await loopback(problem(status, { type: "conflict" }, { "retry-after": "1" }));
    await expect(me(repeating(url).client)).rejects.toMatchObject({ status });
    expect(arrived).toHaveLength(1);
  });

  it("is given up while it waits when its caller leaves", async () => {
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "30" }));
    const leaving = new AbortController();
    const left = new Error("The person went elsewhere");
    const leaves: Layer = (next) => async (request) => {
      const response = await next(request);
      setTimeout(() => leaving.abort(left), 100);
      return response;
    };
    const client = apiClient({ baseUrl: url, through: [repeats(), leaves] });
    const answer = dataOf(client.GET("/api/auth/me", { signal: leaving.signal }));
    await expect(answer).rejects.toBe(left);
    expect(arrived).toHaveLength(1);
  });

  it("is not waited for when its caller left while it was answered", async () => {
    const leaving = new AbortController();
    const left = new Error("The person went elsewhere");
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "30" }));
    const leaves: Layer = (next) => async (request) => {
      const response = await next(new Request(request, { signal: null }));
      leaving.abort(left);
      return response;
    };
    const client = apiClient({ baseUrl: url, through: [repeats(), leaves] });
    await expect(dataOf(client.GET("/api/auth/me", { signal: leaving.signal }))).rejects.toBe(left);
    expect(arrived).toHaveLength(1);
  });

  it("waits by the clock of the system where none is given", async () => {
    const { url, arrived } = await loopback(problem(429, BUSY, { "retry-after": "1" }), json(ME));
    const client = apiClient({ baseUrl: url, through: [repeats()] });
    await expect(me(client)).resolves.toEqual(ME);
    expect(arrived).toHaveLength(2);
  });
});
