import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { readScenarioDocument, runScenario } from "@plumbline/playback-engine";
import {
  APP,
  documentOf,
  documentText,
  importInto,
  type LooseDocument,
  SCHEMA,
  SYSTEM,
  smallDocument,
  testId,
} from "./testing/model-documents.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aCall, aWrite, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  eshop: ["consumer-down", "happy-order", "payment-failed", "stock-rejected"],
  "eshop-queues": ["consumer-down", "happy-order", "payment-failed", "stock-rejected"],
  "online-boutique": ["ad-times-out", "email-fails", "payment-fails", "place-order"],
};

/** What the package answers on the document's own model. */
function played(system: string, scenario: string): { hash: string; events: readonly unknown[] } {
  const model = documentOf(`${system}.model.json`) as unknown as Model;
  const read = readScenarioDocument(scenario);
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return runScenario({ ...read.value, model, modelVersion: 1 });
}

describe("POST …/run", () => {
  it.each(Object.keys(EXAMPLES))("plays the scenarios of %s as the playback engine does", async (system) => {
    const projectId = await aProject(team.owner, team.workspaceId, system);
    await importInto(team.owner, projectId, documentText(`${system}.model.json`)).expect(200);
    for (const name of EXAMPLES[system] ?? []) {
      const text = documentText(`${system}.${name}.scenario.json`).replace(
        /"id": "[^"]+"/,
        `"id": "${randomUUID()}"`,
      );
      const made = await team.editor.post(`/api/projects/${projectId}/scenarios`, text).expect(201);
      const { body, headers } = await team.viewer
        .post(`/api/projects/${projectId}/scenarios/${made.body.id}/run`)
        .expect(200);
      const expected = played(system, text);
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(body).toMatchObject({ engineVersion: 1, modelVersion: 1, issues: [], hash: expected.hash });
      expect(body.events).toEqual(expected.events);
      expect(body.assertions.filter(({ passed }: { passed: boolean }) => !passed)).toEqual([]);
      expect(Object.keys(body)).toEqual([
        "engineVersion",
        "hash",
        "modelVersion",
        "issues",
        "events",
        "outcomes",
        "assertions",
        "labels",
      ]);
    }
  });

  it("answers 200 with issues and no events for an invalid scenario", async () => {
    const path = await saved(team.editor, team.projectId, { steps: [aWrite()] });
    const { body } = await team.viewer.post(`${path}/run`).expect(200);
    expect(body).toMatchObject({ modelVersion: 0, events: [], outcomes: {}, assertions: [] });
    expect(body.issues.map(({ code, stepId }: { code: string; stepId: string }) => [code, stepId])).toEqual([
      ["unknown-element", "write"],
      ["unknown-element", "write"],
    ]);
    expect(body.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("plays an empty scenario", async () => {
    const path = await saved(team.editor, team.projectId);
    const { body } = await team.viewer.post(`${path}/run`).expect(200);
    expect(body).toMatchObject({ issues: [], events: [], outcomes: {}, assertions: [], labels: {} });
  });

  it("writes nothing", async () => {
    const path = await saved(team.editor, team.projectId, { steps: [aWrite()] });
    const state = async (): Promise<unknown> => {
      const { rows } = await server.database.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('sessions', 'rate_limits')",
      );
      const dump = (name: string) =>
        server.database.query(
          `SELECT count(*)::int AS count, md5(string_agg(hash, '' ORDER BY hash)) AS hash
          FROM (SELECT md5(t::text) AS hash FROM ${name} t) AS rows`,
        );
      return Promise.all(rows.map(async ({ name }) => [name, (await dump(name)).rows]));
    };
    const before = await state();
    await team.viewer.post(`${path}/run`).expect(200);
    expect(await state()).toEqual(before);
  });

  it("answers 404 for an unknown scenario and for every branchId that names none; twice is 400", async () => {
    const path = await saved(team.editor, team.projectId);
    await team.viewer.post(`/api/projects/${team.projectId}/scenarios/${randomUUID()}/run`).expect(404);
    await team.viewer.post(`/api/projects/${team.projectId}/scenarios/x/run`).expect(404);
    const other = await aProject(team.owner, team.workspaceId);
    await team.owner.post(`${path.replace(team.projectId, other)}/run`).expect(404);
    for (const branchId of [randomUUID(), "x", "", "main"]) {
      const { body } = await team.viewer.post(`${path}/run?branchId=${branchId}`).expect(404);
      expect(body.type).toBe("not_found");
    }
    const twice = await team.viewer.post(`${path}/run?branchId=x&branchId=y`).expect(400);
    expect(problem(twice).fields).toEqual(["branchId"]);
  });

  it("plays on the model and the schemas as they are now", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const operation = { id: testId(6), ownerId: APP, name: "op", transport: "http", timeoutMs: 0 };
    const withSchema = (content: string, name = "op") =>
      smallDocument({
        schemas: [{ id: SCHEMA, name: "S", content }],
        operations: [{ ...operation, name, requestSchemaId: SCHEMA, responseSchemaId: null }],
      });
    const steps = [aCall({ from: SYSTEM, operation: testId(6), request: 1 })];
    const path = await saved(team.owner, projectId, { steps });
    const codes = async (document: LooseDocument): Promise<readonly [number, readonly string[]]> => {
      await importInto(team.owner, projectId, document).expect(200);
      // More often than there are threads, so that each has played on what was there before.
      const answers = await Promise.all(Array.from({ length: 8 }, () => team.viewer.post(`${path}/run`)));
      const [first, ...others] = answers.map(({ body }) => ({
        version: body.modelVersion,
        codes: body.issues.map(({ code }: { code: string }) => code),
      }));
      for (const other of others) {
        expect(other).toEqual(first);
      }
      return [first?.version ?? -1, first?.codes ?? []];
    };
    expect(await codes(withSchema('{"type":"integer"}'))).toEqual([1, []]);
    expect(await codes(withSchema('{"type":"string"}'))).toEqual([1, ["schema-mismatch"]]);
    expect(await codes(withSchema("{"))).toEqual([1, ["invalid-schema"]]);
    expect(await codes(withSchema('{"type":"integer"}', "renamed"))).toEqual([2, []]);
    const { body } = await team.viewer.post(`${path}/run`).expect(200);
    expect(Object.values(body.labels)).toContain("renamed");
  });

  it("gives the same hash to 40 runs at the same time", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    await importInto(team.owner, projectId, documentText("eshop-queues.model.json")).expect(200);
    const scenario = JSON.parse(documentText("eshop-queues.happy-order.scenario.json"));
    const path = await saved(team.owner, projectId, { ...scenario, id: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 40 }, () => team.viewer.post(`${path}/run`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(new Set(answers.map(({ body }) => body.hash)).size).toBe(1);
  });
});
