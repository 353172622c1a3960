import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken } from "./testing/agent-tokens.js";
import { cookieOf, login } from "./testing/client.js";
import { sentInTwo } from "./testing/halved-bodies.js";
import { aTeamOf, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  team = await aTeamOf(shared.team);
});
afterAll(() => server.stop());

/** Longer than a body may take before who sends it is looked at again, on a slow machine too. */
const LONG_MS = 5_000;

/** Asks a question of which the second half comes when something was done; what is answered, and how many questions there are. */
async function asked(headers: Readonly<Record<string, string>>, meanwhile: () => Promise<unknown>) {
  const path = `/api/projects/${team.projectId}/questions`;
  const count = async () => (await team.owner.get(path).expect(200)).body.items.length;
  const before = await count();
  const question = { headers, body: { text: "Who answers?" } };
  const { status, body } = await sentInTwo(`${server.url}${path}`, question, async () => {
    await new Promise((resolve) => setTimeout(resolve, LONG_MS));
    await meanwhile();
  });
  return { status, type: body["type"], added: (await count()) - before };
}

describe("who sends a body that takes its time is looked at again when it is there", () => {
  it("and may send it as ever where nothing has changed", async () => {
    const { editor } = team;
    const answer = await asked({ cookie: editor.cookie ?? "" }, async () => undefined);
    expect(answer).toEqual({ status: 201, type: undefined, added: 1 });
  });

  it("nothing is written with a token that was revoked", async () => {
    const { owner, workspaceId } = team;
    const { id, value } = await aToken(owner, workspaceId, { scopes: ["propose"] });
    const answer = await asked({ authorization: `Bearer ${value}` }, () =>
      owner.delete(`/api/workspaces/${workspaceId}/agent-tokens/${id}`).expect(204),
    );
    expect(answer).toEqual({ status: 401, type: "unauthorized", added: 0 });
  });

  it("nor by a session that ended", async () => {
    const cookie = cookieOf(await login(server, team.editor.email).expect(200));
    const answer = await asked({ cookie }, () =>
      fetch(`${server.url}/api/auth/logout`, { method: "POST", headers: { cookie } }),
    );
    expect(answer).toEqual({ status: 401, type: "unauthorized", added: 0 });
  });

  it("nor by somebody who was taken out of the workspace", async () => {
    const { owner, editor, workspaceId } = team;
    const answer = await asked({ cookie: editor.cookie ?? "" }, () =>
      owner.delete(`/api/workspaces/${workspaceId}/members/${editor.id}`).expect(204),
    );
    expect(answer).toEqual({ status: 404, type: "not_found", added: 0 });
  });
});
