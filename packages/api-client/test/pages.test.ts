import { describe, expect, it } from "@jest/globals";
import { type ApiClient, apiClient, type ItemOf, pages } from "../src/index.js";
import { json, problem } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

const PATH = "/api/projects/{projectId}/promises";

const promises = (...titles: string[]) => titles.map((title) => ({ title }));
const pageOf = (nextCursor: string | null, ...titles: string[]) =>
  json({ items: promises(...titles), nextCursor });

async function titles(
  client: ApiClient,
  query: object = {},
  most = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const found: string[] = [];
  for await (const promise of pages(client, PATH, { params: { path: { projectId: "p" }, query } })) {
    const { title }: ItemOf<typeof PATH> = promise;
    if (found.push(title) >= most) {
      break;
    }
  }
  return found;
}

describe("a list in pages", () => {
  it("is walked entry by entry, with the filters of its first page", async () => {
    const { url, arrived } = await loopback(pageOf("c 1", "a", "b"), pageOf("c2"), pageOf(null, "c"));
    expect(await titles(apiClient({ baseUrl: url }), { limit: 2, state: "draft" })).toEqual(["a", "b", "c"]);
    const base = "/api/projects/p/promises?limit=2&state=draft";
    expect(arrived.map(({ path }) => path)).toEqual([base, `${base}&cursor=c%201`, `${base}&cursor=c2`]);
  });

  it("asks for no page that nobody needs", async () => {
    const { url, arrived } = await loopback(pageOf("c1", "a", "b"), pageOf(null, "c"));
    expect(await titles(apiClient({ baseUrl: url }), {}, 2)).toEqual(["a", "b"]);
    expect(arrived).toHaveLength(1);
  });

  it("begins at a cursor", async () => {
    const { url, arrived } = await loopback(pageOf("c9", "y"), pageOf(null, "z"));
    expect(await titles(apiClient({ baseUrl: url }), { cursor: "c8" })).toEqual(["y", "z"]);
    expect(arrived.map(({ path }) => path)).toEqual([
      expect.stringMatching(/cursor=c8$/),
      expect.stringMatching(/cursor=c9$/),
    ]);
  });

  it("fails as any call, at the page that fails", async () => {
    const { url } = await loopback(pageOf("c1", "a"), problem(404, { type: "not_found" }));
    const seen: string[] = [];
    const walk = async () => {
      for await (const { title } of pages(apiClient({ baseUrl: url }), PATH, {
        params: { path: { projectId: "p" } },
      })) {
        seen.push(title);
      }
    };
    await expect(walk()).rejects.toMatchObject({ type: "not_found" });
    expect(seen).toEqual(["a"]);
  });

  it("does not go round for ever", async () => {
    const { url } = await loopback(pageOf("c1", "a"));
    await expect(titles(apiClient({ baseUrl: url }))).rejects.toMatchObject({ name: "AnswerError" });
  });

  it("ends with the signal of its caller", async () => {
    const { url } = await loopback(pageOf("c1", "a"), pageOf("c2", "b"));
    const leaving = new AbortController();
    const init = { params: { path: { projectId: "p" } }, signal: leaving.signal };
    const entries = pages(apiClient({ baseUrl: url }), PATH, init);
    await entries.next();
    leaving.abort(new Error("left"));
    await expect(entries.next()).rejects.toThrow("left");
  });
});
