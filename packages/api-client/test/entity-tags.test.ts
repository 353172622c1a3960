import { describe, expect, it } from "@jest/globals";
import {
  answerOf,
  apiClient,
  dataIfChanged,
  dataOf,
  ifMatch,
  ifNoneMatch,
  type KeptOptions,
  keptAnswers,
  tagOf,
  versionOf,
  versionTag,
} from "../src/index.js";
import { type Answering, json, page, problem } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

const path = { projectId: "p" };
const tagged = (name: string, tag: string) => json({ project: { name } }, { etag: tag });
const unchanged: Answering = (_, response) => response.writeHead(304, { etag: '"a"' }).end();

function keeping(baseUrl: string, options?: KeptOptions) {
  const client = apiClient({ baseUrl, through: [keptAnswers(options)] });
  return async (projectId = "p") => {
    const { project } = await dataOf(
      client.GET("/api/projects/{projectId}/export", { params: { path: { projectId } } }),
    );
    return project.name;
  };
}

describe("entity tags", () => {
  it("are those of versions and of content", () => {
    const of = (etag: string) => new Response(null, { headers: { etag } });
    expect([
      versionOf(of('"7"')),
      versionOf(of('W/"7"')),
      versionOf(of('"ab7"')),
      versionOf(new Response()),
    ]).toEqual([7, 7, null, null]);
    expect([tagOf(of('"ab"')), tagOf(new Response()), versionTag(7)]).toEqual(['"ab"', null, '"7"']);
    expect([ifMatch(7), ifMatch('"ab"')]).toEqual([{ "If-Match": '"7"' }, { "If-Match": '"ab"' }]);
    expect([ifNoneMatch(7), ifNoneMatch('"ab"')]).toEqual([
      { "If-None-Match": '"7"' },
      { "If-None-Match": '"ab"' },
    ]);
  });

  it("make a write conditional on what was read", async () => {
    const { url, arrived } = await loopback(
      json({}, { etag: '"7"' }),
      problem(409, { type: "conflict", modelVersion: 9 }),
    );
    const client = apiClient({ baseUrl: url });
    const { response } = await answerOf(client.GET("/api/projects/{projectId}/model", { params: { path } }));
    const confirm = { path: { ...path, factId: "f" }, header: ifMatch(versionOf(response) ?? 0) };
    const write = dataOf(
      client.POST("/api/projects/{projectId}/facts/{factId}/confirm", { params: confirm }),
    );
    await expect(write).rejects.toMatchObject({ type: "conflict", problem: { modelVersion: 9 } });
    expect(arrived[1]?.headers["if-match"]).toBe('"7"');
  });

  it("make a read say only what is new", async () => {
    const { url, arrived } = await loopback(
      tagged("Shop", '"a"'),
      unchanged,
      problem(404, { type: "not_found" }),
    );
    const client = apiClient({ baseUrl: url, through: [keptAnswers()] });
    const read = (tag: string) =>
      dataIfChanged(
        client.GET("/api/projects/{projectId}/export", { params: { path, header: ifNoneMatch(tag) } }),
      );
    expect((await read('"old"'))?.data.project.name).toBe("Shop");
    expect(await read('"a"')).toBeNull();
    await expect(read('"a"')).rejects.toMatchObject({ type: "not_found" });
    expect(arrived.map(({ headers }) => headers["if-none-match"])).toEqual(['"old"', '"a"', '"a"']);
  });
});

describe("kept answers", () => {
  it("are given again for 304, and replaced by what is new", async () => {
    const { url, arrived } = await loopback(
      tagged("Shop", '"a"'),
      unchanged,
      unchanged,
      tagged("Store", '"b"'),
      unchanged,
    );
    const name = keeping(url);
    expect([await name(), await name(), await name(), await name(), await name()]).toEqual([
      "Shop",
      "Shop",
      "Shop",
      "Store",
      "Store",
    ]);
    expect(arrived.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      '"a"',
      '"a"',
      '"a"',
      '"b"',
    ]);
  });

  it("have the headers they came with", async () => {
    const { url } = await loopback(json({}, { etag: '"7"' }), unchanged);
    const client = apiClient({ baseUrl: url, through: [keptAnswers()] });
    const read = () => answerOf(client.GET("/api/projects/{projectId}/model", { params: { path } }));
    await read();
    expect(versionOf((await read()).response)).toBe(7);
  });

  it("are not given to who may no longer see them", async () => {
    const { url } = await loopback(tagged("Shop", '"a"'), problem(404, { type: "not_found" }));
    const name = keeping(url);
    await name();
    await expect(name()).rejects.toMatchObject({ type: "not_found" });
  });

  it("are those that were asked for last", async () => {
    const { url, arrived } = await loopback((from, response) =>
      tagged(from.path, `"${from.path}"`)(from, response),
    );
    const name = keeping(url, { answers: 2 });
    for (const project of ["a", "b", "a", "c", "a", "b"]) {
      await name(project);
    }
    expect(arrived.map(({ headers }) => headers["if-none-match"] !== undefined)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it("are so many bytes at most, all together and each", async () => {
    const { url, arrived } = await loopback(({ path: asked }, response) =>
      json({ project: { name: "x".repeat(asked.includes("/large/") ? 300 : 200) } }, { etag: '"a"' })(
        {} as never,
        response,
      ),
    );
    const name = keeping(url, { bytes: 1_000 });
    for (const project of ["large", "large", "1", "1", "2", "3", "4", "5", "1"]) {
      await name(project);
    }
    expect(arrived.map(({ headers }) => headers["if-none-match"] !== undefined)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([
    ["has no tag", json({ project: { name: "x" } })],
    ["is no success", problem(404, { type: "not_found" }, { etag: '"a"' })],
    ["has no body", page(204, "text/plain", "", { etag: '"a"' })],
  ])("are none that %s", async (_, answering) => {
    const { url, arrived } = await loopback(answering);
    const client = apiClient({ baseUrl: url, through: [keptAnswers()] });
    for (let times = 0; times < 2; times += 1) {
      await client.GET("/api/projects/{projectId}/export", { params: { path } });
      await client.POST("/api/auth/logout");
    }
    expect(arrived.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is none that has no stream, as fetches of tests give", async () => {
    const fetch = async () => new Response(null, { headers: { etag: '"a"' } });
    const client = apiClient({ baseUrl: "http://127.0.0.1", fetch, through: [keptAnswers()] });
    await expect(client.GET("/api/auth/me")).resolves.toMatchObject({ response: { status: 200 } });
  });
});
