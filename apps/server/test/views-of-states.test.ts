import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { pathOf } from "./testing/edits.js";
import { asText, documentText, importInto } from "./testing/model-documents.js";
import { nobody, type Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aView, type LooseView, savedView } from "./testing/views.js";

const ESHOP = "f82212fe-93a4-56ef-a708-217ecd12128c";
const ORDERING = "23583e9d-c067-5566-8e81-cf269b59b1d3";
const FORMATS = ["svg", "mermaid", "plantuml", "structurizr", "mermaid&style=architecture"] as const;

let server: RunningServer;
let team: Team;
let owner: Person;
let project: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  owner = team.owner;
  project = await anEshop();
});
afterAll(() => server.stop());

async function anEshop(): Promise<string> {
  const id = await aProject(owner, team.workspaceId);
  await importInto(owner, id, documentText("eshop.model.json")).expect(200);
  return id;
}

/** A drawing of a view that is not stored, as text. */
function drawn(person: Person, projectId: string, view: object, query = "") {
  return person.post(`/api/projects/${projectId}/views/diagram${query}`, view).buffer(true).parse(asText);
}

function stored(path: string, query = "") {
  return owner.get(`${path}/diagram${query}`).buffer(true).parse(asText);
}

const MORE = {
  openIds: [ESHOP, ORDERING],
  focus: { id: ORDERING, steps: 1 },
  filters: { labels: [], statuses: [], kinds: ["app", "component"], technologies: [], tags: [], stale: null },
  nestedPositions: { [ESHOP]: { [ORDERING]: { x: 40, y: 80 } } },
};

describe("a view that says more", () => {
  it("is kept, listed and replaced as it was sent; what it does not have is named", async () => {
    const gone = randomUUID();
    const sent = aView({ ...MORE, openIds: [ESHOP, gone] });
    const views = `/api/projects/${project}/views`;
    const made = await team.editor.post(views, sent).expect(201);
    expect(made.body).toEqual({ ...sent, missingIds: [gone] });
    const read = await team.viewer.get(`${views}/${sent.id}`).expect(200);
    expect(read.text).toBe(made.text);
    const { body: listed } = await team.viewer.get(views).expect(200);
    expect(listed.find(({ id }: LooseView) => id === sent.id)).toEqual(made.body);
    const { id: _, ...plain } = aView({ openIds: [], focus: null, filters: null });
    const replaced = await team.editor.put(`${views}/${sent.id}`, plain).expect(200);
    expect(replaced.body).toEqual({ ...aView({ id: sent.id }), missingIds: [] });
  });

  it("that says nothing has the entity tag of one that could not say it", async () => {
    const views = `/api/projects/${project}/views`;
    const plain = aView();
    await owner.post(views, plain).expect(201);
    const { headers: before } = await owner.get(`${views}/${plain.id}`).expect(200);
    const nothing = { ...plain, openIds: [], focus: null, filters: {}, nestedPositions: {}, branchId: null };
    await owner.put(`${views}/${plain.id}`, nothing).set("If-Match", String(before["etag"])).expect(200);
    const { headers: after } = await owner.get(`${views}/${plain.id}`).expect(200);
    expect(after["etag"]).toBe(before["etag"]);
  });

  it.each([
    [{ focus: { id: ORDERING, steps: 9 } }, "validation_error", "focus.steps"],
    [{ branchId: randomUUID(), revisionId: randomUUID() }, "validation_error", "revisionId"],
    [{ openIds: "all" }, "invalid_body", "openIds"],
  ])("is refused where it breaks a rule: %j", async (more, type, field) => {
    for (const path of ["", "/diagram"]) {
      const { body } = await owner.post(`/api/projects/${project}/views${path}`, aView(more)).expect(400);
      expect(body).toMatchObject({ type, errors: [{ field }] });
    }
  });
});

describe("a drawing of a view that is not stored", () => {
  it.each(FORMATS)("has the bytes and the tag of the stored one: %s", async (format) => {
    for (const more of [{}, MORE, { kind: "system", rootId: ESHOP, openIds: [ORDERING] }]) {
      const path = await savedView(owner, project, more);
      const { missingIds: _, ...view } = (await owner.get(path).expect(200)).body;
      const kept = await stored(path, `?format=${format}`).expect(200);
      const free = await drawn(team.viewer, project, view, `?format=${format}`).expect(200);
      expect(free.body).toBe(kept.body);
      for (const name of ["etag", "content-type", "content-security-policy"]) {
        expect(free.headers[name]).toBe(kept.headers[name]);
      }
    }
  });

  it("opens, looks at and filters, and needs no ID", async () => {
    const { id: _, ...view } = aView({ openIds: [ESHOP] });
    const closed = await drawn(owner, project, { ...view, openIds: [] }, "?format=mermaid").expect(200);
    const opened = await drawn(owner, project, view, "?format=mermaid").expect(200);
    const near = { ...view, focus: { id: ORDERING, steps: 1 } };
    const looked = await drawn(owner, project, near, "?format=mermaid").expect(200);
    expect([closed, opened, looked].map(({ body }) => body.includes("ordering-api"))).toEqual([
      false,
      true,
      true,
    ]);
    expect([opened, looked].map(({ body }) => body.includes("webhooksdb"))).toEqual([true, false]);
  });

  it("writes nothing", async () => {
    const before = (await owner.get(`/api/projects/${project}/stamp`).expect(200)).body;
    await drawn(owner, project, aView()).expect(200);
    expect((await owner.get(`/api/projects/${project}/stamp`).expect(200)).body).toEqual(before);
  });

  it("is for members and tokens that read", async () => {
    const path = `/api/projects/${project}/views/diagram`;
    await nobody(server).post(path, aView()).expect(401);
    await team.outsider.post(path, aView()).expect(404);
    const reading = await aToken(owner, team.workspaceId, { scopes: ["read"], projectId: project });
    await withToken(server, reading.value).post(path, aView()).expect(200);
    const proposing = await aToken(owner, team.workspaceId, { scopes: ["propose"] });
    await withToken(server, proposing.value).post(path, aView()).expect(403);
    const elsewhere = await aProject(owner, team.workspaceId);
    await withToken(server, reading.value).post(path.replace(project, elsewhere), aView()).expect(404);
  });

  it("is refused for no view, another format, a root that is not there, a flow without its scenario", async () => {
    const path = `/api/projects/${project}/views/diagram`;
    await owner.post(path, {}).expect(400);
    await owner.post(path, "[").expect(400);
    await owner.post(`${path}?format=png`, aView()).expect(400);
    await owner.post(`${path}?branchId=x`, aView()).expect(404);
    await owner.post(path, "x".repeat(1024 * 1024 + 1)).expect(413);
    const system = aView({ kind: "system", rootId: randomUUID() });
    expect((await owner.post(path, system).expect(422)).body.type).toBe("root_missing");
    const flow = aView({ kind: "flow", scenarioId: randomUUID() });
    expect((await owner.post(path, flow).expect(422)).body.type).toBe("scenario_missing");
  });
});

describe("a view that names a state", () => {
  const NAMED = { kind: "system", rootId: ESHOP };

  async function renamed(projectId: string, name: string, branchId: string | null): Promise<void> {
    const { body } = await owner.get(pathOf(projectId, "element", ORDERING)).expect(200);
    const fact = { ...body, name };
    if (branchId === null) {
      await owner.put(pathOf(projectId, "element", ORDERING), fact).expect(200);
    } else {
      await editBranch(owner, projectId, { branchId, kind: "element", id: ORDERING, fact });
    }
  }

  it("is drawn from its branch, until that ends; a branch of the request goes before it", async () => {
    const id = await anEshop();
    const [branchId, other] = [await aBranch(owner, id), await aBranch(owner, id, "Other")];
    await renamed(id, "as drafted", branchId);
    await renamed(id, "as in the other", other);
    const path = await savedView(owner, id, { ...NAMED, branchId });
    const view = aView({ ...NAMED, branchId });
    for (const draw of [() => stored(path), () => drawn(owner, id, view)]) {
      expect((await draw().expect(200)).body).toContain("as drafted");
    }
    expect((await stored(path, `?branchId=${other}`).expect(200)).body).toContain("as in the other");
    await owner.delete(`/api/projects/${id}/branches/${branchId}`).expect(204);
    await stored(path).expect(404);
    await drawn(owner, id, view).expect(404);
    expect((await owner.get(path).expect(200)).body.branchId).toBe(branchId);
  });

  it("is drawn from its revision, until that is deleted", async () => {
    const id = await anEshop();
    const revisionId = await aRevision(owner, id);
    await renamed(id, "after the revision", null);
    const path = await savedView(owner, id, { ...NAMED, revisionId });
    const view = aView({ ...NAMED, revisionId });
    for (const draw of [() => stored(path), () => drawn(owner, id, view)]) {
      const { body } = await draw().expect(200);
      expect([body.includes("ordering-api"), body.includes("after the revision")]).toEqual([true, false]);
    }
    expect((await drawn(owner, id, aView(NAMED)).expect(200)).body).toContain("after the revision");
    await owner.delete(`/api/projects/${id}/revisions/${revisionId}`).expect(204);
    await stored(path).expect(404);
    await drawn(owner, id, view).expect(404);
  });

  it("of another project is not there", async () => {
    const other = await anEshop();
    const state = { branchId: await aBranch(owner, other) };
    await drawn(owner, project, aView({ ...NAMED, ...state })).expect(404);
    await drawn(owner, project, aView({ ...NAMED, revisionId: await aRevision(owner, other) })).expect(404);
  });
});
