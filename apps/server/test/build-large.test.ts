import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildOf } from "./testing/build.js";
import { APP, importInto, smallDocument, testId } from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// Designs whose bundles would be far larger than what they are made from.

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

/** Lists in one another, the innermost with many numbers: each takes a line of its own. */
function nested(levels: number, numbers: number): unknown {
  return levels === 0 ? Array.from({ length: numbers }, () => 0) : [nested(levels - 1, numbers)];
}

/** A message with this payload that so many subscriptions get. */
async function projectWith(payload: unknown, subscriptions: number): Promise<string> {
  const projectId = await aProject(team.owner, team.workspaceId);
  const [channel, message] = [testId(100), testId(101)];
  const document = smallDocument({
    channels: [{ id: channel, kind: "topic", name: "t" }],
    messages: [{ id: message, name: "M", producerId: APP, schemaId: null }],
    subscriptions: Array.from({ length: subscriptions }, (_, at) => ({
      ...{ id: testId(1_000 + at), channelId: channel, consumerId: APP },
      ...{ retry: null, deadLetterChannelId: null },
    })),
  });
  await importInto(team.owner, projectId, document).expect(200);
  const step = { type: "publish", id: "p", from: APP, channel, message, payload, headers: {}, handlers: {} };
  await saved(team.owner, projectId, { steps: [step] });
  return projectId;
}

describe("a bundle that would be far too large", () => {
  it.each([1, 20, 31])(
    "by the indent of payloads of %i levels is refused, and the service goes on",
    async (levels) => {
      const projectId = await projectWith(nested(levels, 32_000), 230);
      const answers = [
        await team.viewer.post(buildOf(projectId, "/export")),
        await team.viewer.get(buildOf(projectId, "/manifest")),
        await team.viewer.get(buildOf(projectId, "/files?path=SDD.md")),
      ];
      for (const answer of answers) {
        expect(problem(answer)).toMatchObject({ status: 413, type: "bundle_too_large" });
      }
      await team.viewer.get("/health/live").expect(200);
    },
  );

  /** A schema of 56 KB, each of whose 11,000 lines has an indent of 240 in YAML. */
  const deepSchema = (): string =>
    Array.from({ length: 60 }).reduce<string>(
      (inner) => `{"properties":{"x":${inner}}}`,
      JSON.stringify({ enum: Array.from({ length: 11_000 }, (_, n) => n) }),
    );

  /** No bundle; what needs none of its contracts is there, and says so. */
  async function refusedEverywhere(projectId: string): Promise<void> {
    const answer = await team.viewer.post(buildOf(projectId, "/export"));
    expect(problem(answer)).toMatchObject({ status: 413, type: "bundle_too_large" });
    const ready = await team.viewer.get(buildOf(projectId, "/ready")).expect(200);
    expect(ready.body.blockers.map(({ code }: { code: string }) => code)).toContain("self-check-failed");
    const brief = await team.viewer.post(buildOf(projectId, "/brief"), { elementIds: [APP] });
    expect([200, 413]).toContain(brief.status);
    await team.viewer.get("/health/live").expect(200);
  }

  it("by the indent of many schemas in one contract is refused in the same way", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const numbers = Array.from({ length: 190 }, (_, n) => n);
    const content = deepSchema();
    const schemas = numbers.map((n) => ({ id: randomUUID(), name: `S${n}`, content }));
    const messages = schemas.map(({ id: schemaId, name }, n) => ({
      ...{ id: testId(2_000 + n), name, producerId: APP, schemaId },
    }));
    await importInto(team.owner, projectId, smallDocument({ schemas, messages })).expect(200);
    await refusedEverywhere(projectId);
  });

  it("by one schema in the contracts of many elements is refused in the same way", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const numbers = Array.from({ length: 300 }, (_, n) => n);
    const schema = { id: randomUUID(), name: "S", content: deepSchema() };
    const { elements: few } = JSON.parse(JSON.stringify(smallDocument({})));
    const app = few.find(({ id }: { id: string }) => id === APP);
    const elements = numbers.map((n) => ({ ...app, id: testId(5_000 + n), name: `E${n}` }));
    const operations = numbers.map((n) => ({
      ...{
        id: testId(6_000 + n),
        ownerId: testId(5_000 + n),
        name: "GET /x",
        transport: "http",
        timeoutMs: 0,
      },
      ...{ requestSchemaId: null, responseSchemaId: schema.id },
    }));
    const document = smallDocument({ schemas: [schema], elements: [...few, ...elements], operations });
    await importInto(team.owner, projectId, document).expect(200);
    await refusedEverywhere(projectId);
  });
});
