import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { amount } from "./testing/amount.js";
import {
  documentText,
  exported,
  importInto,
  type LooseDocument,
  type LooseFact,
  smallDocument,
} from "./testing/model-documents.js";
import { type NaiveLinks, naiveReview } from "./testing/naive-review.js";
import type { Team } from "./testing/project.js";
import { anApprovedPromise, aProjectWithPrefix, NO_LINKS } from "./testing/promises.js";
import { findingsOf, type LooseFinding } from "./testing/review.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// What the service finds, beside what a second reading of the same rules finds in the exported model.

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const NOTHING: NaiveLinks = { ids: [], scenarios: [] };

async function found(projectId: string) {
  const findings: LooseFinding[] = [];
  for (const rule of ["REL-001", "CON-001", "CON-002"]) {
    findings.push(...(await findingsOf(team.viewer, projectId, `?rule=${rule}`)));
  }
  return findings
    .map(({ ruleId, subjectKind, subjectId, subjectName, result, severity, cites }) => ({
      ...{ ruleId, subjectKind, subjectId, subjectName, result, severity },
      cites: cites.map(({ id }: LooseFinding) => id).sort(),
    }))
    .sort((left, right) =>
      `${left.ruleId} ${left.subjectId}` < `${right.ruleId} ${right.subjectId}` ? -1 : 1,
    );
}

async function check(projectId: string, links: NaiveLinks): Promise<readonly string[]> {
  const document = await exported(team.viewer, projectId);
  const second = naiveReview(document, links);
  expect(await found(projectId)).toEqual(second);
  return second.map(({ ruleId, result, severity }) => `${ruleId} ${result} ${severity}`);
}

async function projectWith(document: LooseDocument | string): Promise<string> {
  const projectId = await aProjectWithPrefix(team);
  const { status, body } = await importInto(team.owner, projectId, document);
  expect([status, body.errors, body.refused]).toEqual([200, undefined, 0]);
  return projectId;
}

describe("a second reading of CON-001, CON-002 and REL-001 says the same", () => {
  it.each([
    ["eshop", "happy-order"],
    ["eshop-queues", "stock-rejected"],
    ["online-boutique", "place-order"],
  ])("of %s, with and without a promise on %s", async (name, scenarioName) => {
    const projectId = await projectWith(documentText(`${name}.model.json`));
    const without = await check(projectId, NOTHING);
    expect(without.filter((said) => said.endsWith("blocking"))).toEqual([]);
    const id = randomUUID();
    const scenario = { ...JSON.parse(documentText(`${name}.${scenarioName}.scenario.json`)), id };
    await team.editor.post(`/api/projects/${projectId}/scenarios`, scenario).expect(201);
    await anApprovedPromise(team, projectId, [], { links: { ...NO_LINKS, scenarioIds: [id] } });
    const said = await check(projectId, { ids: [], scenarios: [scenario] });
    expect(said.filter((one) => one.endsWith("blocking")).length).toBeGreaterThan(0);
  });

  it.each(Array.from({ length: amount({ quick: 8, long: 60 }) }, (_, seed) => seed))(
    "of the model made from %i",
    async (seed) => {
      const draw = drawing(seed);
      const document = anyModel(draw);
      const projectId = await projectWith(document);
      const operationIds = draw.some(document.operations ?? []);
      const channelIds = draw.some(document.channels ?? []).slice(0, 2);
      await anApprovedPromise(team, projectId, [], { links: { ...NO_LINKS, operationIds, channelIds } });
      const said = await check(projectId, { ids: [...operationIds, ...channelIds], scenarios: [] });
      expect(new Set(said).size).toBeGreaterThan(8);
    },
  );

  it("of a model without facts", async () => {
    expect(await check(await aProjectWithPrefix(team), NOTHING)).toEqual([]);
  });
});

type Drawing = ReturnType<typeof drawing>;

/** Numbers that are the same for a seed. */
function drawing(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) {
      throw new Error("There is nothing to draw from");
    }
    return value;
  };
  const some = (facts: readonly LooseFact[]): string[] =>
    facts.filter(() => below(6) === 0).map(({ id }) => id);
  return { below, one, some };
}

/** A model of every label, stale or not, whose contracts name schemas, none, or some that are not there. */
function anyModel(draw: Drawing): LooseDocument {
  const many = <Value>(count: number, make: (n: number) => Value): Value[] =>
    Array.from({ length: count }, (_, n) => make(n));
  const standing = () => {
    const factStatus = draw.one([...STATED, ...STATED, ...STATED, "inferred", "unknown"]);
    const confidence = factStatus === "inferred" ? 0.5 : null;
    const stale = draw.below(8) === 0 ? { sinceRevision: "r", reason: "evidence-gone" } : null;
    return { factStatus, provenance: { source: "s", revision: "r", confidence }, stale };
  };
  const schemas = many(4, (n) => ({ id: randomUUID(), name: `S${n}`, content: "{}" }));
  const schema = () => draw.one([null, null, ...schemas.map(({ id }) => id)]);
  const elements = [
    ...(smallDocument().elements ?? []),
    ...many(5, (n) => ({
      id: randomUUID(),
      kind: "system",
      name: `E${n}`,
      status: "current",
      ...standing(),
    })),
  ];
  const element = () => draw.one(elements).id;
  const channels = many(6, (n) => ({ id: randomUUID(), kind: "exchange", name: `C${n}`, ...standing() }));
  const queues = many(6, (n) => ({ id: randomUUID(), kind: "queue", name: `Q${n}`, ...standing() }));
  const queue = () => draw.one(queues).id;
  return {
    ...{ version: "1.0", project: { name: "Any" }, elements, schemas, channels: [...channels, ...queues] },
    operations: many(20, (n) => ({
      ...{ id: randomUUID(), ownerId: element(), name: `op ${n}`, transport: "http", timeoutMs: 0 },
      ...{ requestSchemaId: schema(), responseSchemaId: schema(), ...standing() },
    })),
    messages: many(15, (n) => ({
      ...{ id: randomUUID(), name: `M${n}`, producerId: element(), consumerIds: [], schemaId: schema() },
      ...standing(),
    })),
    subscriptions: many(15, () => ({
      ...{ id: randomUUID(), channelId: queue(), consumerId: element(), ...standing() },
      retry: draw.one([null, { maxAttempts: 1, backoffMs: 0 }, { maxAttempts: 3, backoffMs: 5 }]),
      deadLetterChannelId: draw.one([null, null, draw.one(channels).id]),
    })),
    bindings: many(8, (n) => ({
      ...{ id: randomUUID(), sourceChannelId: draw.one(channels).id, targetChannelId: queue() },
      ...{ routingKey: `k${n}`, ...standing() },
    })),
  };
}

const STATED = ["declared", "observed-in-source", "measured"];
