import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { generateSync } from "json-schema-faker";
import { amount } from "./testing/amount.js";
import type { Team } from "./testing/project.js";
import { recordedOpenApi } from "./testing/recorded-openapi.js";
import { save, settingsOf } from "./testing/settings.js";
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
  // No test asks a catalogue outside.
  await save(team.owner, settingsOf(team.workspaceId), { cost: { cloudPricesBaseUrl: "" } });
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
      const answer = await team.owner[method](pathOf(path), body);
      // A picture is no text. A catalogue that cannot be asked is told of after the body was read.
      const { status, text = "" } = answer as { status: number; text?: string };
      const isWrong = (status >= 500 && status !== 502) || text.includes('"invalid_body"');
      expect([status, isWrong ? { text, body } : null]).toEqual([expect.any(Number), null]);
    }
  });
});
