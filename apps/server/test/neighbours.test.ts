import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { exponential, held } from "./testing/held-schemas.js";
import { importInto, smallDocument, testId } from "./testing/model-documents.js";
import { aTeamOf, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
/** Those who crowd the service, and those who come beside them, each in a workspace of their own. */
let crowd: Team;
let others: Team;

beforeAll(async () => {
  ({ server, team: crowd } = await sharedTeamServer());
  const { editor, viewer, outsider } = crowd;
  others = await aTeamOf({ owner: outsider, editor, viewer, outsider });
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks the same often, all at once; says how many are answered and what they got. */
function crowding(ask: (nth: number) => PromiseLike<Answer>, times: number) {
  const statuses: number[] = [];
  const refused: Answer[] = [];
  const all = Array.from({ length: times }, async (_, nth) => {
    const answer = await ask(nth);
    statuses.push(answer.status);
    refused.push(...(answer.status === 200 ? [] : [answer]));
  });
  return { statuses, refused, ended: Promise.all(all) };
}

/** A document of so many queues. */
function large(queues: number) {
  const channels = Array.from({ length: queues }, (_, n) => ({
    id: testId(1000 + n),
    kind: "queue",
    name: "q",
  }));
  return smallDocument({ channels });
}

const aQueue = () => ({ op: "put", kind: "channel", id: randomUUID(), value: { kind: "queue", name: "q" } });

/** A slow machine answers 503 where a connection takes too long; whose turn it is, any other status tells. */
async function onceConnected<T extends Answer>(ask: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) {
      return answer;
    }
    expect(answer.headers["retry-after"]).toBe("5");
    await begun();
  }
}

const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

describe("beside a workspace that crowds the service, another one", () => {
  it("plays while schemas that do not come to an end wait for their turn", async () => {
    const plain = await held(others, { type: "integer" }, 1);
    const hostile = await Promise.all(
      Array.from({ length: 12 }, (_, n) => held(crowd, { ...exponential(40, "anyOf"), title: `${n}` }, 1)),
    );
    const { statuses, ended } = crowding((nth) => crowd.viewer.post(`${hostile[nth]}/run`), hostile.length);
    await begun();
    const ran = await others.viewer.post(`${plain}/run`);
    expect([ran.status, ran.body.issues]).toEqual([200, []]);
    expect(statuses.length).toBeLessThan(hostile.length / 2);
    await ended;
    expect(statuses).toEqual(hostile.map(() => 200));
  }, 900_000);

  it("reads, imports and edits while more reads than may wait are asked for", async () => {
    await importInto(crowd.owner, crowd.projectId, large(4_000)).expect(200);
    await importInto(others.owner, others.projectId, smallDocument()).expect(200);
    const model = `/api/projects/${crowd.projectId}/model`;
    const mine = `/api/projects/${others.projectId}/model`;
    // On a slow machine threads that start beside a crowd take longer than a connection may: this is about turns.
    await Promise.all([crowd.viewer.get(model), crowd.viewer.get(model), others.viewer.get(mine)]);
    const { statuses, refused, ended } = crowding(() => crowd.viewer.get(model), 160);
    await begun();
    const answers = [
      await onceConnected(() => others.viewer.get(mine)),
      await onceConnected(() => importInto(others.owner, others.projectId, large(50))),
      await onceConnected(() => others.editor.post(`${mine}/changes`, { changes: [aQueue()] })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(statuses.length).toBeLessThan(160);
    await ended;
    expect(statuses).toEqual(expect.arrayContaining([200, 429]));
    // Whoever is not served is told when to come back. A slow machine says so too where a connection takes too long (503).
    const told = refused.filter(({ headers }) => Number(headers["retry-after"]) > 0);
    expect(told).toHaveLength(refused.length);
    expect(refused.filter(({ status }) => status !== 429 && status !== 503)).toEqual([]);
  }, 900_000);
});
