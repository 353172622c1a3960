import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import {
  anArchitecture,
  anItem,
  architecturesOf,
  decisionOf,
  ITEMS,
  idsOfItems,
  submittedArchitecture,
} from "./testing/architectures.js";
import type { Loose } from "./testing/flow-proposals.js";
import { APP, exported, testId } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { toolUser } from "./testing/tools.js";

// Submitting architecture proposals, reading and deleting them.

let server: RunningServer;
let team: Team;
let project: string;
beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, project);
});

const AT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

async function agent(...scopes: readonly string[]): Promise<Person & { readonly tokenId: string }> {
  const { id, value } = await aToken(team.owner, team.workspaceId, { scopes });
  return { ...withToken(server, value), tokenId: id };
}

const submit = (person: Person, body: unknown) =>
  person.post(architecturesOf(project, "/submit"), typeof body === "string" ? body : JSON.stringify(body));
const submission = (proposal: unknown, change: Loose = {}) => ({ request: null, proposal, ...change });
const pathOf = ({ id }: Loose, rest = "") => architecturesOf(project, `/${id}${rest}`);
const decide = (person: Person, proposal: Loose, accept: readonly string[], reject: readonly string[] = []) =>
  person.post(pathOf(proposal, "/decide"), decisionOf(proposal, accept, reject));

describe("POST ai/architecture-proposals/submit", () => {
  it("answers 201 with the proposal, which is open, and writes nothing to the design", async () => {
    const before = await exported(team.viewer, project);
    const body = await submittedArchitecture(team.editor, project);
    const [ship, logistics] = body["items"];
    expect(body).toEqual({
      id: expect.any(String),
      request: "What is missing?",
      selection: [],
      branchId: null,
      modelVersion: 1,
      createdBy: `user:${team.editor.id}`,
      createdAt: expect.stringMatching(AT),
      submitted: true,
      provider: "agent",
      providerKind: null,
      model: "editor",
      modelReported: null,
      promptVersion: null,
      attempts: 0,
      usage: null,
      status: "open",
      summary: "Shipping is missing.",
      assumptions: ["It ships."],
      sources: [],
      parts: ["orders", "audit"].map((alias) => expect.objectContaining({ alias })),
      items: expect.any(Array),
      questions: [{ text: "Who ships?", about: [APP], keptAs: null }],
      decidedBy: null,
      decidedAt: null,
      stale: null,
    });
    expect(ship).toEqual({
      id: expect.any(String),
      alias: "ship",
      kind: "element",
      action: "add",
      target: null,
      fields: { kind: "app", name: "Shipping", parentId: expect.any(String), status: "planned" },
      services: [],
      confidence: 0.5,
      because: [APP],
      dependsOn: [logistics.id],
      state: "open",
      createdId: null,
      decidedBy: null,
      decidedAt: null,
    });
    expect((await team.viewer.get(pathOf(body)).expect(200)).body).toEqual(body);
    expect(await exported(team.viewer, project)).toEqual(before);
  });

  it("takes the name of a token as the model, and its ID as who made it", async () => {
    const bot = await agent("propose");
    const { body } = await submit(bot, submission(anArchitecture())).expect(201);
    expect(body).toMatchObject({
      createdBy: `agent-token:${bot.tokenId}`,
      model: expect.stringMatching(/^Agent /),
    });
  });

  it.each<[string, () => unknown, string, readonly string[]]>([
    ["no JSON", () => "{", "invalid_body", [""]],
    ["no proposal", () => ({ request: null }), "invalid_body", ["proposal"]],
    ["no request", () => ({ proposal: anArchitecture() }), "invalid_body", ["request"]],
    ["a null proposal", () => submission(null), "validation_error", [""]],
    ["a branch", () => submission(anArchitecture(), { branchId: null }), "validation_error", ["branchId"]],
    [
      "a repeated key",
      () => JSON.stringify(submission(anArchitecture())).replace('"summary":', '"summary":"a","summary":'),
      "invalid_body",
      ["proposal.summary"],
    ],
    ["an unknown property", () => submission(anArchitecture({ more: 1 })), "validation_error", ["/more"]],
    [
      "no items",
      () => submission(anArchitecture({ items: [], questions: [] })),
      "validation_error",
      ["/items"],
    ],
    [
      "301 items",
      () =>
        submission(
          anArchitecture({
            items: Array.from({ length: 301 }, (_, n) =>
              anItem({ alias: `c${n}`, kind: "channel", name: "c", channelKind: "topic" }),
            ),
          }),
        ),
      "validation_error",
      ["/items"],
    ],
    [
      "an unknown alias",
      () =>
        submission(
          anArchitecture({
            items: [anItem({ alias: "a", kind: "relationship", from: "who", to: "orders" })],
            questions: [],
          }),
        ),
      "validation_error",
      ["/items/0/from"],
    ],
    [
      "an alias of another kind",
      () =>
        submission(
          anArchitecture({
            items: [anItem({ alias: "a", kind: "relationship", from: "audit", to: "orders" })],
            questions: [],
          }),
        ),
      "validation_error",
      ["/items/0/from"],
    ],
    [
      "a service, which a token has no alias of",
      () =>
        submission(
          anArchitecture({
            items: [
              anItem({ alias: "a", kind: "element", elementKind: "app", name: "A", services: ["svc1"] }),
            ],
            questions: [],
          }),
        ),
      "validation_error",
      ["/items/0/services/0"],
    ],
    [
      "what removes",
      () =>
        submission(
          anArchitecture({
            items: [anItem({ alias: "a", kind: "element", action: "remove", target: "orders" })],
            questions: [],
          }),
        ),
      "validation_error",
      ["/items/0/action"],
    ],
    [
      "over 512 KB",
      () => submission(anArchitecture({ assumptions: ["x".repeat(530_000)] })),
      "validation_error",
      [""],
    ],
  ])("answers 400 for %s", async (_, body, type, fields) => {
    expect(problem(await submit(team.editor, body()))).toEqual({ status: 400, type, fields });
    expect((await team.viewer.get(architecturesOf(project)).expect(200)).body.items).toEqual([]);
  });

  it("answers 413 for a body over 1 MiB, and 404 for refs that are not there", async () => {
    const long = `${JSON.stringify(submission(anArchitecture()))}${" ".repeat(1_048_576)}`;
    expect(problem(await submit(team.editor, long))).toMatchObject({ status: 413 });
    const refs = [...anArchitecture()["refs"], { alias: "gone", id: testId(999) }];
    const unknown = await submit(team.editor, submission(anArchitecture({ refs })));
    expect(problem(unknown)).toMatchObject({ status: 404, type: "not_found" });
    expect(unknown.body.title).toContain("gone");
  });

  it("answers 403 to a viewer and to tokens without the scope propose, 404 to an outsider", async () => {
    for (const person of [team.viewer, await agent("read"), await agent("export")]) {
      expect(problem(await submit(person, submission(anArchitecture())))).toMatchObject({
        status: 403,
        type: "forbidden",
      });
    }
    expect((await submit(team.outsider, submission(anArchitecture()))).status).toBe(404);
  });

  it("answers 409 with 200 open proposals", async () => {
    const one = await submittedArchitecture(team.editor, project);
    await server.database.query(FILL, [project, one["id"]]);
    const full = await submit(team.editor, submission(anArchitecture()));
    expect(problem(full)).toMatchObject({ status: 409, type: "conflict" });
    await team.editor.delete(pathOf(one)).expect(204);
    await submittedArchitecture(team.owner, project);
  });
});

const FILL = `
  WITH made AS (
    INSERT INTO architecture_proposals (project_id, id, number, status, submitted, head, items)
    SELECT project_id, gen_random_uuid(), number + n, status, submitted, head, items
      FROM architecture_proposals, generate_series(1, 199) AS n WHERE project_id = $1 AND id = $2
    RETURNING 1)
  UPDATE projects SET last_number = last_number + (SELECT count(*) FROM made) WHERE id = $1`;

describe("GET ai/architecture-proposals", () => {
  it("lists the newest first without their items, in pages, by status and by who made them", async () => {
    const all: Loose[] = [];
    for (const summary of ["a", "b", "c"]) {
      all.push(await submittedArchitecture(team.editor, project, anArchitecture({ summary })));
    }
    const ids = all.map(({ id }) => id);
    await decide(
      team.editor,
      all[1] as Loose,
      [],
      ITEMS.map(({ alias }) => alias),
    ).expect(200);
    const first = (await team.viewer.get(architecturesOf(project, "?limit=2")).expect(200)).body;
    const { items: _, ...listed } = all[2] as Loose;
    expect(first.items.map(({ id }: Loose) => id)).toEqual([ids[2], ids[1]]);
    expect(first.items[0]).toEqual(listed);
    const next = (await team.viewer.get(architecturesOf(project, `?limit=2&cursor=${first.nextCursor}`)))
      .body;
    expect([next.items.map(({ id }: Loose) => id), next.nextCursor]).toEqual([[ids[0]], null]);
    const found = async (query: string) =>
      (await team.viewer.get(architecturesOf(project, query)).expect(200)).body.items.map(
        ({ id }: Loose) => id,
      );
    expect(await found("?status=rejected")).toEqual([ids[1]]);
    expect(await found("?status=open&submitted=true")).toEqual([ids[2], ids[0]]);
    expect(await found("?submitted=false")).toEqual([]);
  });

  it.each(["status=accepted", "submitted=1", "cursor=x", "limit=0", "other=1"])(
    "answers 400 for %s",
    async (query) => {
      expect((await team.viewer.get(architecturesOf(project, `?${query}`))).status).toBe(400);
    },
  );

  it("is for viewers and for tokens that may read", async () => {
    await (await agent("read")).get(architecturesOf(project)).expect(200);
    expect((await (await agent("propose")).get(architecturesOf(project))).status).toBe(403);
  });

  it("tells what is stale at each read, of what items name alone", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    const read = async () => (await team.viewer.get(pathOf(proposal)).expect(200)).body.stale;
    await team.editor.delete(`/api/projects/${project}/elements/${ONE.element}?cascade=true`).expect(200);
    expect(await read()).toBeNull();
    await team.editor.delete(`/api/projects/${project}/channels/${ONE.channel}?cascade=true`).expect(200);
    const stale = [{ kind: "channel", id: ONE.channel, alias: "audit", change: "removed" }];
    expect(await read()).toEqual(stale);
    expect((await team.viewer.get(architecturesOf(project))).body.items[0].stale).toEqual(stale);
  });
});

describe("DELETE ai/architecture-proposals/{proposalId}", () => {
  it("takes one away of which nothing is accepted, for an editor", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    expect((await team.viewer.delete(pathOf(proposal))).status).toBe(403);
    await decide(team.editor, proposal, [], ["ship"]).expect(200);
    await team.editor.delete(pathOf(proposal)).expect(204);
    expect((await team.viewer.get(pathOf(proposal))).status).toBe(404);
    expect((await team.editor.delete(pathOf(proposal))).status).toBe(404);
  });

  it("answers 409 when something is accepted", async () => {
    const proposal = await submittedArchitecture(team.editor, project);
    await decide(team.editor, proposal, ["logistics"]).expect(200);
    expect(problem(await team.editor.delete(pathOf(proposal)))).toMatchObject({
      status: 409,
      type: "conflict",
    });
  });

  it("lets a token delete its own open one alone", async () => {
    const [own, other] = [await agent("propose"), await agent("propose")];
    const proposal = await submittedArchitecture(own, project);
    expect(problem(await other.delete(pathOf(proposal)))).toMatchObject({ status: 403, type: "human_only" });
    await own.delete(pathOf(proposal)).expect(204);
  });
});

it("tells the audit list of each, with IDs alone", async () => {
  const proposal = await submittedArchitecture(team.editor, project);
  await decide(team.editor, proposal, [], ["rename"]).expect(200);
  await team.editor.delete(pathOf(proposal)).expect(204);
  const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
  const own = body.filter(({ target }: Loose) => target === proposal["id"]);
  const details = { projectId: project, submitted: true, branchId: null };
  expect(own.map(({ action, details: said }: Loose) => [action, said])).toEqual([
    ["architecture-proposal.deleted", details],
    [
      "architecture-proposal.decided",
      { ...details, accepted: [], rejected: idsOfItems(proposal, ["rename"]) },
    ],
    ["architecture-proposal.submitted", details],
  ]);
});

describe("the tool submit_architecture_proposal", () => {
  it("makes the same proposal as its endpoint, and writes nothing else", async () => {
    const tools = await toolUser(server, team, ["read", "propose"]);
    const args = { projectId: project, request: "What is missing?", proposal: anArchitecture() };
    const { proposal } = await tools.data("submit_architecture_proposal", args);
    expect(proposal).toMatchObject({ status: "open", submitted: true, provider: "agent" });
    expect((await team.viewer.get(pathOf(proposal)).expect(200)).body).toEqual(proposal);
  });

  it("refuses as its endpoint does, and with dryRun validates alone", async () => {
    const tools = await toolUser(server, team, ["propose"]);
    const args = { projectId: project, request: null };
    const proposal = anArchitecture({ items: [anItem({ alias: "A", kind: "element" })] });
    const failure = await tools.failure("submit_architecture_proposal", { ...args, proposal });
    expect(failure).toMatchObject({ type: "validation_error", errors: [{ field: "/items/0/alias" }] });
    await tools.data("submit_architecture_proposal", { ...args, proposal: anArchitecture(), dryRun: true });
    expect((await team.viewer.get(architecturesOf(project))).body.items).toEqual([]);
  });
});
