import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { EDITED_KINDS, pathOf, SAMPLE } from "./testing/edits.js";
import { importInto, QUEUE, smallDocument } from "./testing/model-documents.js";
import { nobody } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { aScenario } from "./testing/scenarios.js";
import { aProfile, savedProfile } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { aView, savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let project: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = await aProject(team.owner, team.workspaceId);
  await importInto(team.editor, project, smallDocument({ schemas: [] })).expect(200);
});

const FAILED = { status: 412, type: "precondition_failed", fields: ["If-None-Match"] };

async function tagAt(path: string): Promise<string> {
  const { headers } = await team.viewer.get(path).expect(200);
  const tag = headers["etag"] ?? "";
  expect(tag).toMatch(/^"[^"]+"$/);
  const again = await team.viewer.get(path).set("If-None-Match", `W/${tag}, "x"`).expect(304);
  expect([again.text, again.headers["etag"]]).toEqual(["", tag]);
  await team.viewer.get(path).set({ "If-None-Match": tag, "Cache-Control": "no-cache" }).expect(304);
  await team.viewer.get(path).set("If-None-Match", '"x"').expect(200);
  return tag;
}

describe.each(EDITED_KINDS)("a fact of kind %s", (kind) => {
  it("is written for the state that was read, or where nothing is", async () => {
    const path = pathOf(project, kind, randomUUID());
    const { body, changed } = SAMPLE[kind];
    const create = () => team.editor.put(path, body).set("If-None-Match", "*");
    const replace = () => team.editor.put(path, body).set("If-Match", " * ");
    expect(problem(await replace())).toEqual({ status: 409, type: "conflict", fields: ["If-Match"] });
    await team.viewer.get(path).expect(404);
    expect((await create()).status).toBe(201);
    expect(problem(await create())).toEqual(FAILED);
    await replace().expect(200);
    const tag = await tagAt(path);
    const replaced = await team.editor
      .put(path, { ...body, ...changed })
      .set("If-Match", tag)
      .expect(200);
    expect(await tagAt(path)).toBe(replaced.headers["etag"]);
    expect((await team.editor.put(path, body).set("If-Match", tag)).status).toBe(409);
    expect(problem(await team.editor.delete(path).set("If-None-Match", "*"))).toEqual(FAILED);
    const other = await team.editor.put(path, body).set("If-None-Match", tag);
    expect(problem(other)).toEqual({ status: 400, type: "validation_error", fields: ["If-None-Match"] });
    expect((await team.viewer.get(path).expect(200)).body).toEqual(replaced.body);
  });
});

it("a batch never creates a model", async () => {
  const batch = team.editor.post(`/api/projects/${project}/model/changes`, { changes: [] });
  expect(problem(await batch.set("If-None-Match", "*"))).toEqual(FAILED);
});

it("a batch adds to a model, which is there in whatever state", async () => {
  const { body } = SAMPLE.element;
  const changes = [{ op: "put", kind: "element", id: randomUUID(), value: body }];
  await team.editor
    .post(`/api/projects/${project}/model/changes`, { changes })
    .set("If-Match", "*")
    .expect(200);
});

it("an import, a merge and a confirm never create what they write to", async () => {
  const at = (rest: string) => `/api/projects/${project}/${rest}`;
  const branch = await aBranch(team.editor, project);
  for (const path of ["import", "import?dryRun=true", `branches/${branch}/merge`, `facts/${QUEUE}/confirm`]) {
    const write = (condition: string) =>
      team.editor
        .post(at(path), path.startsWith("import") ? smallDocument() : {})
        .set("If-None-Match", condition);
    expect(problem(await write("*"))).toEqual(FAILED);
    expect(problem(await write('"1"'))).toEqual({ ...FAILED, status: 400, type: "validation_error" });
  }
  await team.editor
    .post(at(`facts/${randomUUID()}/confirm`))
    .set("If-None-Match", "*")
    .expect(404);
  expect((await team.viewer.get(at("model")).expect(200)).body.modelVersion).toBe(1);
});

it("a write that looks at no condition refuses one, and does nothing", async () => {
  const path = `/api/projects/${project}`;
  for (const header of ["If-Match", "If-None-Match"]) {
    const refused = { status: 400, type: "validation_error", fields: [header] };
    expect(problem(await team.owner.patch(path, { name: "Other" }).set(header, "*"))).toEqual(refused);
    expect(problem(await team.owner.delete(path).set(header, '"1"'))).toEqual(refused);
    await nobody(server).delete(path).set(header, "*").expect(401);
  }
  const { body } = await team.viewer.get(path).set("If-Match", "*").expect(200);
  expect(body.name).not.toBe("Other");
});

/** What is replaced as a whole: where it is, and two bodies for it. */
const DOCUMENTS: readonly [string, () => Promise<readonly [path: string, one: object, other: object]>][] = [
  [
    "scenario",
    async () => {
      const scenario = aScenario();
      await team.editor.post(`/api/projects/${project}/scenarios`, scenario).expect(201);
      const path = `/api/projects/${project}/scenarios/${scenario.id}`;
      return [path, { ...scenario, name: "one" }, { ...scenario, name: "other" }];
    },
  ],
  [
    "view",
    async () => {
      const id = randomUUID();
      const path = await savedView(team.editor, project, { id });
      return [path, aView({ id, name: "one" }), aView({ id, name: "other" })];
    },
  ],
  [
    "stress profile",
    async () => {
      const profile = aProfile({ scenarioId: randomUUID() });
      const path = await savedProfile(team.editor, project, profile);
      return [path, { ...profile, name: "one" }, { ...profile, name: "other" }];
    },
  ],
];

describe.each(DOCUMENTS)("a %s", (subject, saved) => {
  it("is replaced and deleted for the state that was read alone", async () => {
    const [path, one, other] = await saved();
    const first = await tagAt(path);
    const replaced = await team.editor.put(path, one).set("If-Match", first).expect(200);
    const second = await tagAt(path);
    expect([replaced.headers["etag"], second === first]).toEqual([second, false]);
    const stale = { status: 409, type: "conflict", fields: ["If-Match"] };
    const late = await team.editor.put(path, other).set("If-Match", first);
    expect(problem(late)).toEqual(stale);
    expect(late.body.errors[0].message).toBe(`the ${subject} is at ${second}`);
    expect(problem(await team.editor.delete(path).set("If-Match", first))).toEqual(stale);
    expect(problem(await team.editor.put(path, other).set("If-None-Match", "*"))).toEqual(FAILED);
    expect((await team.editor.put(path, other).set("If-Match", "3")).status).toBe(400);
    expect((await team.viewer.get(path).expect(200)).body.name).toBe("one");
    await team.editor.put(path, other).set("If-Match", "*").expect(200);
    await team.editor
      .delete(path)
      .set("If-Match", await tagAt(path))
      .expect(204);
    expect((await team.editor.put(path, one).set("If-None-Match", "*")).status).toBe(404);
  });
});
