import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { OF_BRANCH, type PagedList, pagedLists } from "./testing/paged-lists.js";
import { type Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import { recordedOpenApi } from "./testing/recorded-openapi.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

// docs/reference/conventions.md#pages

const REFUSED = { status: 400, type: "validation_error", fields: ["cursor"] };

let server: RunningServer;
let owner: Person;
let here: readonly PagedList[];
let there: readonly PagedList[];

beforeAll(async () => {
  const shared = await sharedTeamServer();
  server = shared.server;
  owner = shared.team.owner;
  [here, there] = [await pagedLists(owner, server), await pagedLists(owner, server)];
});
afterAll(() => server.stop());

/** The cursor of a list's first page. */
async function cursorOf(path: string, query = ""): Promise<string> {
  const { body } = await owner.get(`${path}?limit=1${query}`).expect(200);
  expect([path, typeof body.nextCursor]).toEqual([path, "string"]);
  return body.nextCursor;
}

const ACCOUNTS = "/api/instance/accounts";
const METERS = "/api/workspaces/{workspaceId}/prices/cloud/meters";
/** What stands in no workspace, or outside the service. The tests of searches have the cursors of others. */
const OF_THE_INSTANCE = new Set(["/api/search", ACCOUNTS, METERS]);

it("is an entry of the tests below: every route that takes a cursor", () => {
  const takesCursor = Object.entries(recordedOpenApi().paths).filter(
    ([path, { get }]) =>
      !OF_THE_INSTANCE.has(path) &&
      get?.parameters?.some((parameter) => "name" in parameter && parameter.name === "cursor"),
  );
  expect(here.map(({ route }) => route).sort()).toEqual(takesCursor.map(([route]) => route).sort());
});

it("leads on in the list that gave it, and in no other of its project", async () => {
  for (const { path } of here) {
    const cursor = await cursorOf(path);
    for (const other of here) {
      const answer = await owner.get(`${other.path}?cursor=${cursor}`);
      if (other.path === path) {
        expect([path, answer.status]).toEqual([path, 200]);
      } else {
        expect([path, other.path, problem(answer)]).toEqual([path, other.path, REFUSED]);
      }
    }
  }
});

it("leads on in the list of accounts, and neither from there into a workspace nor back", async () => {
  const [{ path } = { path: "" }] = here;
  const [ofAccounts, ofList] = [await cursorOf(ACCOUNTS), await cursorOf(path)];
  await owner.get(`${ACCOUNTS}?cursor=${ofAccounts}`).expect(200);
  expect(problem(await owner.get(`${ACCOUNTS}?cursor=${ofList}`))).toEqual(REFUSED);
  expect(problem(await owner.get(`${path}?cursor=${ofAccounts}`))).toEqual(REFUSED);
});

it("is refused by the same list of another project or workspace", async () => {
  for (const [index, { path }] of here.entries()) {
    const other = there[index]?.path;
    const answer = await owner.get(`${other}?cursor=${await cursorOf(path)}`);
    expect([other, problem(answer)]).toEqual([other, REFUSED]);
  }
});

it("is refused by the same list of main when a branch gave it, and of a branch when main did", async () => {
  const project = here.find(({ path }) => path.endsWith("/elements"))?.path.replace(/\/elements$/, "");
  const branch = `&branchId=${await aBranch(owner, `${project?.split("/").at(-1)}`)}`;
  for (const list of OF_BRANCH) {
    const path = `${project}/${list}`;
    const [ofMain, ofBranch] = [await cursorOf(path), await cursorOf(path, branch)];
    for (const query of [`cursor=${ofMain}${branch}`, `cursor=${ofBranch}`]) {
      expect([list, problem(await owner.get(`${path}?${query}`))]).toEqual([list, REFUSED]);
    }
    await owner.get(`${path}?cursor=${ofBranch}${branch}`).expect(200);
  }
});
