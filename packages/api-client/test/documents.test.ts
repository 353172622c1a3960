import { describe, expect, it } from "@jest/globals";
import { apiClient, dataOf, documentBody } from "../src/index.js";
import { json, page } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

const params = { path: { projectId: "p" } };

describe("a large document", () => {
  const TEXT = '{"elements": [], "n": 1.00, "elements": []}';
  const bytes = () => new TextEncoder().encode(TEXT);

  it.each([
    ["text", () => TEXT],
    ["bytes", bytes],
    ["a blob", () => new Blob([TEXT])],
    ["a stream", () => new Blob([TEXT]).stream()],
  ])("is sent as it is written, from %s", async (_, source) => {
    const { url, arrived } = await loopback(json({ added: 0 }));
    const call = apiClient({ baseUrl: url }).POST("/api/projects/{projectId}/import", {
      params,
      ...documentBody(source(), "application/x-yaml"),
    });
    await dataOf(call);
    expect(arrived[0]).toMatchObject({ body: TEXT, headers: { "content-type": "application/x-yaml" } });
  });

  it("is JSON where nobody says", async () => {
    const { url, arrived } = await loopback(json({}));
    await apiClient({ baseUrl: url }).POST("/api/projects/{projectId}/build/verify", {
      params,
      ...documentBody("{}"),
    });
    expect(arrived[0]?.headers["content-type"]).toBe("application/json");
  });

  it("is read as text, byte for byte, or as a stream", async () => {
    const { url } = await loopback(page(200, "application/x-yaml", "n: 1.00\n"));
    const client = apiClient({ baseUrl: url });
    const path = "/api/projects/{projectId}/export";
    const text: string = await dataOf(client.GET(path, { params, parseAs: "text" }));
    expect(text).toBe("n: 1.00\n");
    const stream = await dataOf(client.GET(path, { params, parseAs: "stream" }));
    expect(await new Response(stream).text()).toBe("n: 1.00\n");
  });
});
