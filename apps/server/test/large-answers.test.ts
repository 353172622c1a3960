import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exportOf, importInto, smallDocument, testId } from "./testing/model-documents.js";
import type { Person } from "./testing/people.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

let server: RunningServer;
let team: Team;

const SYSTEMS = 4_900;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  const description = "x".repeat(3_000);
  const { elements = [] } = smallDocument();
  const systems = Array.from({ length: SYSTEMS }, (_, n) => {
    const id = testId(1_000 + n);
    return { id, kind: "system", name: `system ${n}`, description, status: "current", parentId: null };
  });
  const document = smallDocument({ elements: [...elements, ...systems] });
  const imported = await importInto(team.owner, team.projectId, document).expect(200);
  expect(imported.body.refused).toBe(0);
});
afterAll(() => server.stop());

/** Asks for the whole document and reads nothing of it. */
function unread({ cookie }: Person): Promise<IncomingMessage> {
  const url = `${server.url}/api/projects/${team.projectId}/export`;
  return new Promise((resolve) =>
    get(url, { agent: false, headers: { Cookie: cookie ?? "" } }, (answer) => resolve(answer.pause())),
  );
}

describe("large answers", () => {
  it("go to one caller two at a time; others have theirs meanwhile", async () => {
    const held = [await unread(team.viewer), await unread(team.viewer)];
    expect(held.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const third = await exportOf(team.viewer, team.projectId);
    expect([third.status, third.headers["retry-after"]]).toEqual([429, "1"]);
    expect(JSON.parse(third.text ?? third.body)).toMatchObject({ type: "busy" });
    await exportOf(team.editor, team.projectId).expect(200);
    await team.viewer.get(`/api/projects/${team.projectId}`).expect(200);
    const [first, second] = await Promise.all(held.map((answer) => answer.toArray()));
    const document = Buffer.concat(first ?? []);
    expect(JSON.parse(document.toString()).elements.length).toBeGreaterThan(SYSTEMS);
    expect(Buffer.concat(second ?? []).equals(document)).toBe(true);
    await until(async () => (await exportOf(team.viewer, team.projectId)).status === 200);
  });

  it("are given back when their client leaves", async () => {
    const held = [await unread(team.viewer), await unread(team.viewer)];
    for (const answer of held) {
      answer.destroy();
    }
    await until(async () => (await exportOf(team.viewer, team.projectId)).status === 200);
  });
});
