import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "supertest";
import { type AnsweredDecision, aDecision, pathOfDecision } from "./testing/decisions.js";
import { exponential, held } from "./testing/held-schemas.js";
import { importInto, QUEUE, SCHEMA, smallDocument, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { findingOf, findingsOf, type LooseFinding, reviewOf, wontFix } from "./testing/review.js";
import { aPublish, saved } from "./testing/scenarios.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

// What is meant to keep the review busy for ever, or to fill it.

/** Less than any check of schemas may take. */
const HEALTHY_MS = 1_500;

let server: RunningServer;
/** One that nobody asks for anything else: a machine that pauses keeps both waiting. */
let idle: TestServer;
let team: Team;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  idle = await server.another();
});
afterAll(async () => {
  await idle.stop();
  await server.stop();
});

async function healthMsOf({ url }: RunningServer): Promise<number> {
  const at = performance.now();
  await fetch(`${url}/health/live`);
  return performance.now() - at;
}

/** Every way to a review of a project, with a decision that names a finding of it. */
function ways(projectId: string, decision: AnsweredDecision, named: LooseFinding) {
  const review = reviewOf(projectId);
  const { contentHash } = decision;
  const queue = { op: "put", kind: "channel", id: QUEUE, value: { kind: "queue", name: "renamed" } };
  return {
    findings: () => team.viewer.get(`${review}/findings`),
    preview: () => team.viewer.post(`${review}/preview`, { changes: [queue] }),
    compare: () => team.viewer.get(`${review}/compare?from=main&to=0`),
    answer: () => team.editor.put(`${review}/dispositions`, wontFix(named)),
    answers: () => team.editor.post(`${review}/dispositions`, { answers: [wontFix(named)] }),
    snapshot: () => team.editor.post(`${review}/snapshots`, {}),
    accept: () => team.owner.post(pathOfDecision(projectId, decision, "/accept"), { contentHash }),
  };
}

const projectOf = (path: string): string => path.match(/[0-9a-f-]{36}/)?.[0] ?? "";

const statusOfWay = (way: string): number => (way === "snapshot" ? 201 : 200);

/** Asks in all of these ways at once, and how much longer the service's health takes than an idle one's until they are answered. */
async function answersTo(asked: Readonly<Record<string, () => PromiseLike<Response>>>) {
  let running = true;
  const answering = Promise.all(Object.values(asked).map((ask) => ask())).finally(() => {
    running = false;
  });
  let healthMs = 0;
  while (running) {
    const [busy, calm] = await Promise.all([healthMsOf(server), healthMsOf(idle)]);
    healthMs = Math.max(healthMs, busy - calm);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { answers: await answering, healthMs };
}

describe("a schema that does not come to an end", () => {
  it("hangs no way to a review, and its finding is unknown in all of them", async () => {
    const path = await held(team, exponential(40, "anyOf"), 1);
    const projectId = projectOf(path);
    const named = { ruleId: "CON-003", subjectId: path.split("/").at(-1) ?? "" };
    const decision = await aDecision(team.editor, projectId, { settles: [named] });
    const first = await answersTo({
      findings: () => team.viewer.get(`${reviewOf(projectId)}/findings?rule=CON-003`),
    });
    expect(first.healthMs).toBeLessThan(HEALTHY_MS);
    const found = first.answers[0]?.body.findings[0];
    expect(found).toMatchObject({ ...named, result: "unknown" });
    const { accept, ...all } = ways(projectId, decision, named);
    for (const asked of [all, { accept }]) {
      const { answers, healthMs } = await answersTo(asked);
      expect(answers.map(({ status }) => status)).toEqual(Object.keys(asked).map(statusOfWay));
      expect(healthMs).toBeLessThan(HEALTHY_MS);
    }
    const now = await findingOf(team.viewer, projectId, named.ruleId, named.subjectId);
    expect(now).toMatchObject({ fingerprint: found.fingerprint, settled: true });
  });
});

describe("a state over the limit", () => {
  it("is refused in every way, with what it is too large for", async () => {
    const projectId = await largeProject(74);
    await checkTooLarge(projectId);
  });

  it("is refused too where its model makes it too large", async () => {
    const projectId = await largeProject(70);
    await checkTooLarge(projectId);
  });

  async function checkTooLarge(projectId: string): Promise<void> {
    const named = { ruleId: "OVR-002", subjectId: SCHEMA };
    const decision = await aDecision(team.editor, projectId, { settles: [named] });
    for (const [what, ask] of Object.entries(ways(projectId, decision, named))) {
      expect([what, problem(await ask())]).toMatchObject([what, { status: 413, type: "review_too_large" }]);
    }
    const { body } = await team.viewer.get(pathOfDecision(projectId, decision)).expect(200);
    expect(body).toEqual(decision);
  }

  /** A project with so many scenarios of half a MiB, and schemas of more than another MiB. */
  async function largeProject(scenarios: number): Promise<string> {
    const projectId = await aProject(team.owner, team.workspaceId);
    const content = JSON.stringify({ const: "x".repeat(65_000) });
    const schemas = Array.from({ length: 30 }, () => ({ id: randomUUID(), name: "Large", content }));
    await importInto(team.owner, projectId, smallDocument({ schemas })).expect(200);
    const steps = Array.from({ length: 7 }, (_, n) =>
      aPublish({ id: `p${n}`, channel: QUEUE, payload: "x".repeat(65_000) }),
    );
    await saved(team.owner, projectId, { steps });
    await server.database.query(COPY, [projectId, scenarios - 1]);
    return projectId;
  }

  const COPY = `
    INSERT INTO scenarios (project_id, id, version, name, document, hash, origin)
    SELECT project_id, gen_random_uuid(), version, name || n, document, hash, origin
      FROM scenarios, generate_series(1, $2::int) AS n WHERE project_id = $1`;
});

describe("names that are meant to be markup", () => {
  /** Code spans show whatever they hold as it is. */
  const withoutCode = (markdown: string): string =>
    markdown.replaceAll(/(?<![\\`])(`+)(?!`).*?[^`]\1(?!`)/g, "");
  const NAMES = [
    "<script>alert(1)</script>",
    "](https://evil.example) [x",
    "`code` **bold** # heading | cell",
    "- item\u2028## REL-999 line\u2029> quote",
    "\u202egnp.exe\u2066 \u200b",
    "&lt;img src=x onerror=alert(1)&gt; <!-- ",
  ];

  it.each(NAMES)("stay one line of a list in Markdown, and a text in SARIF: %j", async (name) => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const operation = { id: ONE.operation, ownerId: testId(2), name, transport: "http", timeoutMs: 1 };
    const message = { id: ONE.message, name, producerId: testId(2), consumerIds: [] };
    await importOneOfEach(team.owner, projectId, { operations: [operation], messages: [message] });
    const [found] = await findingsOf(team.viewer, projectId, `?rule=CON-001&subjectId=${ONE.operation}`);
    await team.editor.put(
      `${reviewOf(projectId)}/dispositions`,
      wontFix(found ?? {}, `${name}\n\n# ${name}`),
    );
    const path = `${reviewOf(projectId)}/findings`;
    const markdown = (await team.viewer.get(`${path}?format=markdown&rule=CON-001`).expect(200)).text;
    const lines = markdown.split("\n").filter(Boolean);
    expect(lines.filter((line) => line.startsWith("- **"))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith("#"))).toHaveLength(2);
    expect(lines).toHaveLength(2 + 2 + 8);
    expect(withoutCode(markdown)).not.toMatch(/(?<!\\)[<`]|(?<!\\)\]\(|https:|[\u2028\u2029]/);
    const sarif = JSON.parse((await team.viewer.get(`${path}?format=sarif&rule=CON-001`).buffer(true)).text);
    const named = sarif.runs[0].results.map(
      ({ locations }: LooseFinding) => locations[0].logicalLocations[0],
    );
    expect(named.map(({ name: said }: LooseFinding) => said)).toEqual([name, name]);
  });
});

describe("reasons", () => {
  it("are as long as they may be, in 200 answers at once, and no longer", async () => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const operations = Array.from({ length: 200 }, (_, n) => ({
      ...{ id: testId(1000 + n), ownerId: testId(2), name: `op ${n}`, transport: "http", timeoutMs: 1 },
    }));
    await importInto(team.owner, projectId, smallDocument({ operations })).expect(200);
    const review = reviewOf(projectId);
    const found = await findingsOf(team.viewer, projectId, "?rule=CON-001&result=concern");
    expect(found).toHaveLength(200);
    const longest = "😀".repeat(10_000);
    const answers = found.map((one) => wontFix(one, longest));
    const given = await team.editor.post(`${review}/dispositions`, { answers }).expect(200);
    expect(given.body.findings.every(({ disposition }: LooseFinding) => disposition.reason === longest)).toBe(
      true,
    );
    const one = wontFix(found[0] ?? {}, `${longest}x`);
    expect(problem(await team.editor.put(`${review}/dispositions`, one))).toMatchObject({
      status: 400,
      fields: ["reason"],
    });
    const listed = await team.viewer.get(`${review}/dispositions?limit=200`).expect(200);
    expect(listed.body.items).toHaveLength(200);
  });

  it.each(["a\u0000b", "\ud800", "\u001b[2J"])(
    "that cannot be stored or shown are refused: %j",
    async (reason) => {
      const projectId = await aProject(team.owner, team.workspaceId);
      await importOneOfEach(team.owner, projectId);
      const body = wontFix({ ruleId: "REL-001", subjectId: ONE.subscription }, reason);
      const review = reviewOf(projectId);
      expect(problem(await team.editor.put(`${review}/dispositions`, body)).status).toBe(400);
      expect(problem(await team.editor.post(`${review}/snapshots`, { note: reason })).status).toBe(400);
    },
  );
});

describe("ways of messages without end", () => {
  it.each([
    ["a chain of 2,000 exchanges", false],
    ["the same, closed to a circle", true],
  ])("%s is reviewed", async (_, isCircle) => {
    const projectId = await aProject(team.owner, team.workspaceId);
    const id = (n: number): string => testId(10_000 + n);
    const length = 2_000;
    const bound = (from: number, to: number) => ({
      ...{ id: id(length + from), sourceChannelId: id(from), targetChannelId: id(to), routingKey: null },
    });
    const channels = Array.from({ length }, (__, n) => ({ id: id(n), kind: "exchange", name: `${n}` }));
    const bindings = Array.from({ length: length - 1 }, (__, n) => bound(n, n + 1));
    const all = isCircle ? [...bindings, bound(length - 1, 0)] : bindings;
    await importInto(team.owner, projectId, smallDocument({ channels, bindings: all })).expect(200);
    await saved(team.owner, projectId, { steps: [aPublish({ channel: id(0), from: testId(2) })] });
    const { answers, healthMs } = await answersTo({
      findings: () => team.viewer.get(`${reviewOf(projectId)}/findings?rule=REL-004`),
    });
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body.findings).toHaveLength(length);
    expect(healthMs).toBeLessThan(HEALTHY_MS);
  });
});
