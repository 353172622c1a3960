import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateSync } from "json-schema-faker";
import { amount } from "./testing/amount.js";
import type { Team } from "./testing/project.js";
import { recordedOpenApi } from "./testing/recorded-openapi.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";

// What the OpenAPI document says is sent: the bodies that a generator makes of it have a shape that is taken, and every
// answer is one that the document says (as everywhere in these tests).

const BODIES = amount({ quick: 12, long: 400 });
/** What a person is known by: these end sessions, or make accounts that nobody knows of. */
const LEFT_OUT = /^\/api\/(auth|setup|invitations\/register)/;

const { paths, components } = recordedOpenApi();

interface Generated {
  readonly method: "post" | "put" | "patch";
  readonly path: string;
  readonly schema: object;
}

const operations: readonly Generated[] = Object.entries(paths).flatMap(([path, item]) =>
  (["post", "put", "patch"] as const).flatMap((method) => {
    const body = item[method]?.requestBody;
    const schema =
      body !== undefined && "content" in body ? body.content["application/json"]?.schema : undefined;
    return schema === undefined || LEFT_OUT.test(path) ? [] : [{ method, path, schema }];
  }),
);

let server: TestServer;
let team: Team;
beforeAll(async () => {
  ({ server, team } = await startTeamServer());
});
afterAll(() => server.stop());

function pathOf(path: string): string {
  return path
    .replace("{workspaceId}", team.workspaceId)
    .replace("{projectId}", team.projectId)
    .replace(/\{\w+\}/g, () => randomUUID());
}

/** Half of what may be left out is left out. */
function bodyOf(schema: object, seed: number): object {
  const options = { seed, alwaysFakeOptionals: false, optionalsProbability: 0.5, maxItems: 3, maxDepth: 8 };
  return generateSync({ ...schema, components }, options) as object;
}

describe("a body as the OpenAPI document says", () => {
  it.each(operations)("has a shape that $method $path takes", async ({ method, path, schema }) => {
    for (let seed = 1; seed <= BODIES; seed += 1) {
      await server.database.query("DELETE FROM rate_limits");
      const body = bodyOf(schema, seed);
      const { status, text } = await team.owner[method](pathOf(path), body);
      expect([status, status >= 500 || text.includes('"invalid_body"') ? { text, body } : null]).toEqual([
        expect.any(Number),
        null,
      ]);
    }
  });
});
