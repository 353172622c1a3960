import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { OpenAPIObject } from "@nestjs/swagger";
import { ERROR_TYPES } from "../src/platform/errors/error-types.js";
import type { Route } from "../src/platform/routes/routes.js";
import { ACCESS_TABLE, FOR_TOKENS_ALONE, MESSAGES } from "./access-table.js";
import { ask } from "./testing/client.js";
import { describedService } from "./testing/described-service.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let routes: readonly Route[];

beforeAll(async () => {
  ({ server } = await sharedTeamServer());
  ({ routes } = describedService());
});
afterAll(() => server.stop());

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

const WITHOUT_BODY = /^(20[24]|30\d)$/;

function isDescribed(status: string, answer: { description: string; content?: object }): boolean {
  return answer.description !== "" && (WITHOUT_BODY.test(status) || answer.content !== undefined);
}

describe("the OpenAPI document", () => {
  let document: OpenAPIObject;
  beforeAll(async () => {
    const answer = await ask(server, "get", "/api/openapi.json").expect(200);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    document = answer.body as OpenAPIObject;
  });

  it("calls an agent token what it is, and no JWT", () => {
    expect(document.components?.securitySchemes?.["agentToken"]).toMatchObject({
      scheme: "bearer",
      bearerFormat: "svt_…",
    });
  });

  const METHODS = ["get", "put", "post", "delete", "patch"] as const;

  function operations() {
    return Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined
          ? []
          : [{ name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`, path, operation }];
      }),
    );
  }

  it("is of version 3.1 and has every registered route, each once, with an ID of its own", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(routes.map(nameOf).sort());
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.every((id) => /^[a-z][A-Za-z]+$/.test(id ?? ""))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a summary, an answer that succeeds, and every part of its path for each operation", () => {
    for (const { name, path, operation } of operations()) {
      const statuses = Object.keys(operation.responses);
      const inPath = (operation.parameters ?? []).flatMap((parameter) =>
        "name" in parameter && parameter.in === "path" ? [parameter.name] : [],
      );
      expect({ name, summary: operation.summary ?? "" }).toEqual({
        name,
        summary: expect.stringMatching(/./),
      });
      if (!name.includes("/external/")) {
        expect(statuses.some((status) => /^2/.test(status))).toBe(true);
      }
      expect(inPath.sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part).sort());
    }
  });

  it("has words for each parameter and each answer, and the form of each answer that has a body", () => {
    const silent = operations().flatMap(({ name, operation }) => [
      ...(operation.parameters ?? [])
        .filter((parameter) => !("description" in parameter) || !parameter.description)
        .map((parameter) => `${name}: ${"name" in parameter ? parameter.name : ""}`),
      ...Object.entries(operation.responses)
        .filter(([status, answer]) => answer && "description" in answer && !isDescribed(status, answer))
        .map(([status]) => `${name}: ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  it("says that health is a word, also when it is not well", () => {
    for (const path of ["/health", "/health/ready"]) {
      expect(document.paths[path]?.get?.responses).toMatchObject({
        200: { content: { "text/plain": { schema: { enum: ["Healthy"] } } } },
        503: { content: { "text/plain": { schema: { enum: ["Unhealthy"] } } } },
      });
    }
  });

  it("knows every member of an error, and every type", () => {
    expect(document.components?.schemas?.["Problem"]).toMatchObject({
      required: ["type", "title", "errors"],
      properties: { type: { enum: [...ERROR_TYPES] }, modelVersion: { type: "integer" } },
    });
  });

  it.each(ACCESS_TABLE)("says of $route what may be presented, and the scope of a token", (row) => {
    const { operation } = operations().find(({ name }) => name === row.route) ?? {};
    const session = { session: [] };
    const security = () => {
      if (row.route in FOR_TOKENS_ALONE) {
        return [{ agentToken: [] }];
      }
      if (row.statuses.none !== 401) {
        return undefined;
      }
      return [session, ...row.tokens.map((scope) => ({ agentToken: [scope] }))];
    };
    expect(operation?.security).toEqual(security());
    expect((operation as { "x-scope"?: string })["x-scope"]).toBe(
      row.tokens.length === 0 ? undefined : row.tokens.join(" or "),
    );
    if (row.tokens.length > 0) {
      expect(operation?.description).toContain(`needs the scope ${row.tokens.join(" or ")}`);
    }
  });

  it("answers every error with a problem, but for what the protocol of the tools refuses", () => {
    for (const { name, operation } of operations()) {
      for (const [status, response] of Object.entries(operation.responses)) {
        if (/^[45]/.test(status) && !operation.tags?.includes("health")) {
          const isRpc = name === MESSAGES && ["400", "406"].includes(status);
          const type = isRpc ? "application/json" : "application/problem+json";
          expect([name, status, response]).toMatchObject([name, status, { content: { [type]: {} } }]);
        }
      }
    }
  });

  it("refers to nothing that is not in it, and knows no keyword of older versions", () => {
    const text = JSON.stringify(document);
    const names = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    for (const name of names) {
      expect(document.components?.schemas).toHaveProperty(name ?? "");
    }
    expect(text).not.toContain('"nullable"');
    expect(text).not.toMatch(/"\$ref":"(?!#)/);
  });

  it.each([
    ["Range", "bytes=99999999-", 416],
    ["If-Match", '"another"', 412],
  ])("has files of which nothing fails, asked with %s: %s", async (header, value, status) => {
    const answer = await ask(server, "get", "/api/docs/swagger-ui.css").set(header, value).expect(status);
    expect(answer.body).toMatchObject({ type: "invalid_request", errors: [] });
  });

  it("has a page whose every file comes from this service", async () => {
    const page = await ask(server, "get", "/api/docs").expect(200);
    const sources = [...page.text.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, source = ""]) => source);
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\/[\w.-]+$/);
      await ask(server, "get", source).expect(200);
    }
    expect(page.text).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/);
  });
});
