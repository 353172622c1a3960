import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { MOST_BYTES_SINCE, MOST_FACTS_SINCE } from "../src/sections/model/limits.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { pathOf, SAMPLE } from "./testing/edits.js";
import { importInto } from "./testing/model-documents.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let owner: Person;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  owner = team.owner;
});
afterAll(() => server.stop());

async function aModel(): Promise<string> {
  const id = await aProject(owner, team.workspaceId);
  await importOneOfEach(owner, id);
  return id;
}

function since(projectId: string, version: number | string, more = ""): string {
  return `/api/projects/${projectId}/model/changes?since=${version}${more}`;
}

describe("GET of what changed in a model since a version", () => {
  it("is nothing at the present version", async () => {
    const id = await aModel();
    const { body, headers } = await team.viewer.get(since(id, 1)).expect(200);
    expect(body).toEqual({ streamId: expect.any(String), since: 1, modelVersion: 1, changes: [] });
    expect([headers["etag"], headers["content-type"]]).toEqual(['"1"', "application/json; charset=utf-8"]);
  });

  it("is what was added, changed and removed, whole, by kind and ID", async () => {
    const id = await aModel();
    const named = { ...SAMPLE.element.body, name: "Named" };
    await owner.put(pathOf(id, "element", ONE.element), named).expect(200);
    const added = randomUUID();
    await owner.put(pathOf(id, "channel", added), SAMPLE.channel.body).expect(201);
    await owner.delete(pathOf(id, "binding", ONE.binding)).expect(204);
    const { body } = await team.viewer.get(since(id, 1)).expect(200);
    const { body: element } = await owner.get(pathOf(id, "element", ONE.element)).expect(200);
    const { body: channel } = await owner.get(pathOf(id, "channel", added)).expect(200);
    expect(body.modelVersion).toBe(4);
    expect(body.changes).toEqual([
      { kind: "element", id: ONE.element, change: "changed", fact: element },
      { kind: "channel", id: added, change: "added", fact: channel },
      { kind: "binding", id: ONE.binding, change: "removed", fact: null },
    ]);
  });

  it("names nothing that came and went meanwhile, and both where an ID went to another kind", async () => {
    const id = await aModel();
    const path = pathOf(id, "channel", randomUUID());
    await owner.put(path, SAMPLE.channel.body).expect(201);
    await owner.delete(path).expect(204);
    expect((await owner.get(since(id, 1)).expect(200)).body.changes).toEqual([]);
    await owner.delete(pathOf(id, "binding", ONE.binding)).expect(204);
    await owner.put(pathOf(id, "channel", ONE.binding), SAMPLE.channel.body).expect(201);
    const { body } = await owner.get(since(id, 1)).expect(200);
    expect(body.changes).toMatchObject([
      { kind: "channel", id: ONE.binding, change: "added" },
      { kind: "binding", id: ONE.binding, change: "removed" },
    ]);
  });

  it("begins with version 0, which has nothing; schemas are none of it", async () => {
    const id = await aModel();
    await owner.put(pathOf(id, "schema", randomUUID()), SAMPLE.schema.body).expect(201);
    const { body } = await owner.get(since(id, 0)).expect(200);
    expect(new Set(body.changes.map(({ change }: { change: string }) => change))).toEqual(new Set(["added"]));
    expect(body.changes.some(({ kind }: { kind: string }) => kind === "schema")).toBe(false);
  });

  it("is of an open branch, from its base on", async () => {
    const id = await aModel();
    const branchId = await aBranch(owner, id);
    const fact = { ...SAMPLE.element.body, id: ONE.element, name: "In the draft" };
    await editBranch(owner, id, { branchId, kind: "element", id: ONE.element, fact });
    const { body } = await owner.get(since(id, 0, `&branchId=${branchId}`)).expect(200);
    expect(body).toMatchObject({ streamId: branchId, modelVersion: 1 });
    expect(body.changes).toMatchObject([{ id: ONE.element, change: "changed" }]);
    expect((await owner.get(since(id, 1)).expect(200)).body.changes).toEqual([]);
    await owner.delete(`/api/projects/${id}/branches/${branchId}`).expect(204);
    await owner.get(since(id, 0, `&branchId=${branchId}`)).expect(404);
  });

  it("is 304 for who has it, until the model moves", async () => {
    const id = await aModel();
    const path = since(id, 0);
    await owner.get(path).set("If-None-Match", '"1"').expect(304);
    await owner.delete(pathOf(id, "binding", ONE.binding)).expect(204);
    await owner.get(path).set("If-None-Match", '"1"').expect(200);
  });

  it.each(["", "x", "-1", "1.5", "0x1", "1e3", "99999999999999999999", " 1"])(
    "is 400 since %j, which is no version",
    async (version) => {
      const { body } = await owner.get(since(team.projectId, encodeURIComponent(version))).expect(400);
      expect(body).toMatchObject({ type: "validation_error", errors: [{ field: "since" }] });
    },
  );

  it("is 400 without since, twice, beside another parameter, and beyond the present version, which it names", async () => {
    const id = await aModel();
    const path = `/api/projects/${id}/model/changes`;
    for (const query of ["", "?since=1&since=1", "?since=1&until=2"]) {
      await owner.get(path + query).expect(400);
    }
    const { body } = await owner.get(since(id, 2)).expect(400);
    expect(body.errors).toEqual([{ field: "since", message: "is beyond the present version, which is 1" }]);
    await owner.get(since(id, 0, "&branchId=x")).expect(404);
    await owner.get(since(id, 0, `&branchId=${randomUUID()}`)).expect(404);
  });

  it("is open to members and tokens that read, of this project", async () => {
    const id = await aModel();
    await nobody(server).get(since(id, 0)).expect(401);
    await team.outsider.get(since(id, 0)).expect(404);
    const { workspaceId } = team;
    const restricted = await aToken(owner, workspaceId, { scopes: ["read"], projectId: id });
    await withToken(server, restricted.value).get(since(id, 0)).expect(200);
    await withToken(server, restricted.value).get(since(team.projectId, 0)).expect(404);
    const proposing = await aToken(owner, workspaceId, { scopes: ["propose"] });
    await withToken(server, proposing.value).get(since(id, 0)).expect(403);
    await owner.delete(`/api/projects/${id}`).expect(204);
    await owner.get(since(id, 0)).expect(404);
  });

  it("is refused where more facts changed than it holds, and says to read the model again", async () => {
    const id = await aProject(owner, team.workspaceId);
    const elements = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: randomUUID(),
        kind: "system",
        status: "current",
        name: `s${n}`,
      }));
    await importInto(owner, id, { elements: elements(MOST_FACTS_SINCE) }).expect(200);
    expect((await owner.get(since(id, 0)).expect(200)).body.changes).toHaveLength(MOST_FACTS_SINCE);
    await owner.put(pathOf(id, "channel", randomUUID()), SAMPLE.channel.body).expect(201);
    const { body } = await owner.get(since(id, 0)).expect(422);
    expect(body).toMatchObject({
      type: "answer_too_large",
      title: expect.stringMatching(/read the model again/),
    });
    expect((await owner.get(since(id, 1)).expect(200)).body.changes).toHaveLength(1);
  });

  it("is refused where their texts are larger than it holds", async () => {
    const id = await aProject(owner, team.workspaceId);
    const description = "d".repeat(2_000);
    const count = Math.ceil(MOST_BYTES_SINCE / 2_000);
    const elements = Array.from({ length: count }, (_, n) => {
      return { id: randomUUID(), kind: "system", status: "current", name: `s${n}`, description };
    });
    await importInto(owner, id, { elements }).expect(200);
    expect((await owner.get(since(id, 0)).expect(422)).body.type).toBe("answer_too_large");
  });
});
