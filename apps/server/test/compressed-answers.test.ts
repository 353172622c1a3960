import { request as send } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { largeDocument, sized } from "./testing/large-document.js";
import { importInto } from "./testing/model-documents.js";
import type { Person } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { anEshopScenario, projectWithEshop } from "./testing/promises.js";
import { reviewOf } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { aSecretsWorkspace } from "./testing/secrets.js";
import { eshopScenario, fittingProfile, savedProfile, stressOf } from "./testing/stress.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { savedView } from "./testing/views.js";

let server: RunningServer;
let team: Team;
let owner: Person;
let project: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  owner = team.owner;
  project = `/api/projects/${await aProject(owner, team.workspaceId)}`;
  const document = largeDocument(sized(0.01), { salt: "compressed" });
  await importInto(owner, project.split("/")[3] ?? "", JSON.stringify(document)).expect(200);
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Nothing unpacks what comes, and nothing asks for it unless it is said. */
function call(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, Cookie: owner.cookie ?? "" };
    const request = send(`${server.url}${path}`, { method, agent: false, headers: sent }, async (answer) => {
      const bytes = Buffer.concat(await answer.toArray());
      resolve({ status: answer.statusCode, headers: answer.headers, bytes });
    });
    request.once("error", reject).end();
  });
}

const GZIP = { "Accept-Encoding": "gzip" };

describe("a large answer", () => {
  it.each(["/model", "/export", "/export?format=yaml", "/model/changes?since=0"])(
    "of %s is compressed for who asks, and says the same",
    async (path) => {
      const plain = await call(project + path);
      const small = await call(project + path, GZIP);
      expect([plain.status, small.status]).toEqual([200, 200]);
      expect([plain.headers["content-encoding"], small.headers["content-encoding"]]).toEqual([
        undefined,
        "gzip",
      ]);
      expect(small.bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
      expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true);
      for (const name of ["etag", "content-type"]) {
        expect(small.headers[name]).toBe(plain.headers[name]);
      }
      for (const { headers } of [plain, small]) {
        expect(String(headers["vary"])).toContain("Accept-Encoding");
      }
    },
  );

  it.each(["/export", "/model/changes?since=0"])(
    "of %s is 304 for who has it, however it came",
    async (path) => {
      const { headers } = await call(project + path, GZIP);
      for (const encoding of [{}, GZIP]) {
        const known = await call(project + path, { ...encoding, "If-None-Match": String(headers["etag"]) });
        expect([known.status, known.bytes.byteLength, known.headers["content-encoding"]]).toEqual([
          304,
          0,
          undefined,
        ]);
        expect(String(known.headers["vary"])).toContain("Accept-Encoding");
      }
    },
  );

  it("of a revision, a comparison, a drawing and a run too", async () => {
    const id = project.split("/")[3] ?? "";
    const revision = await aRevision(owner, id);
    const view = await savedView(owner, id);
    const { projectId } = await projectWithEshop(team);
    const scenario = await anEshopScenario(owner, projectId);
    const run = await call(`/api/projects/${projectId}/scenarios/${scenario}/run`, GZIP, "POST");
    const answers = [
      await call(`${project}/revisions/${revision}/model`, GZIP),
      await call(`${project}/model/compare?left=main@0&right=main`, GZIP),
    ];
    for (const { status, headers, bytes } of answers) {
      expect([status, headers["content-encoding"]]).toEqual([200, "gzip"]);
      expect(gunzipSync(bytes).byteLength).toBeGreaterThan(bytes.byteLength);
    }
    const drawing = await call(`${view}/diagram`, GZIP);
    expect([run.status, drawing.status]).toEqual([200, 200]);
    expect(String(drawing.headers["vary"])).toContain("Accept-Encoding");
    expect(String(run.headers["vary"])).toContain("Accept-Encoding");
  });

  it("of a review and a stress run too, which say the same", async () => {
    const { projectId } = await projectWithEshop(team);
    const scenario = await eshopScenario(owner, projectId);
    const profile = await savedProfile(owner, projectId, await fittingProfile(owner, projectId, scenario));
    const { body: ran } = await owner.post(`${profile}/runs`).expect(201);
    for (const path of [
      `${reviewOf(projectId)}/findings`,
      `${stressOf(projectId)}/runs/${ran.id}?series=all`,
    ]) {
      const [plain, small] = [await call(path), await call(path, GZIP)];
      expect([path, plain.status, small.headers["content-encoding"]]).toEqual([path, 200, "gzip"]);
      expect(gunzipSync(small.bytes).equals(plain.bytes)).toBe(true);
      expect(String(plain.headers["vary"])).toContain("Accept-Encoding");
    }
  });

  it("is not compressed where it is small, or a refusal", async () => {
    const small = await call(`${project}/model/changes?since=1`, GZIP);
    expect([small.status, small.headers["content-encoding"]]).toEqual([200, undefined]);
    const refused = await call(`${project}/model?version=99`, GZIP);
    expect([refused.status, refused.headers["content-encoding"]]).toEqual([404, undefined]);
  });
});

it("nothing that holds a secret is compressed", async () => {
  const { id } = await aSecretsWorkspace(owner);
  for (let n = 0; n < 3; n += 1) {
    await aToken(owner, id, { scopes: ["read"] });
  }
  for (const path of [
    "/api/auth/me",
    `/api/workspaces/${id}/agent-tokens`,
    `/api/workspaces/${id}/secrets`,
  ]) {
    const { status, headers } = await call(path, GZIP);
    expect([path, status, headers["content-encoding"]]).toEqual([path, 200, undefined]);
  }
});
