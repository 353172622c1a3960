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
}, 60_000);
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
    60_000,
  );
});
