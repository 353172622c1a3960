import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  type AnsweredDecision,
  acceptedDecision,
  aDecision,
  decisionsOf,
  fieldsOf,
  pathOfDecision,
} from "./testing/decisions.js";
import { importOneOfEach, ONE } from "./testing/one-of-each.js";
import { type Person, personWith } from "./testing/people.js";
import { aProject, type Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer, TestServer } from "./testing/test-server.js";

let server: RunningServer;
let second: TestServer;
let team: Team;
let projectId: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  second = await server.another();
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
  await importOneOfEach(team.owner, projectId);
});

/** Its subscription has one attempt and no dead-letter channel. */
const CONCERN = { ruleId: "REL-001", subjectId: ONE.subscription };
/** Its operation is not tried again. */
const NOT_APPLICABLE = { ruleId: "REL-003", subjectId: ONE.operation };

const settling = (finding: object, supersedes: string | null = null) =>
  aDecision(team.editor, projectId, { settles: [finding], supersedes });
const accept = (decision: AnsweredDecision, person: Person = team.owner) =>
  person.post(pathOfDecision(projectId, decision, "/accept"), { contentHash: decision["contentHash"] });

// The review gives no findings yet: without any, nothing can be settled.
describe("a decision that settles a finding", () => {
  it("records with it the fingerprint and rule version that were read", async () => {
    const made = await settling(CONCERN);
    const { body } = await accept(made).expect(200);
    const { fingerprint, ruleVersion } = body.settles[0];
    expect(body.settles).toEqual([{ ...CONCERN, fingerprint, ruleVersion }]);
    expect([typeof fingerprint, ruleVersion]).toEqual(["string", 2]);
    expect(body.contentHash).toBe(made["contentHash"]);
    const query = `?status=accepted&ruleId=${CONCERN.ruleId}&subjectId=${CONCERN.subjectId}`;
    const listed = await team.viewer.get(decisionsOf(projectId, query)).expect(200);
    expect(listed.body.items).toEqual([body]);
  });

  it("is refused where the finding is no finding, or there is nothing to settle", async () => {
    const unknown = await settling({ ...CONCERN, subjectId: ONE.channel });
    expect(fieldsOf(await accept(unknown).expect(400))).toEqual(["settles[0]"]);
    const settled = await settling(NOT_APPLICABLE);
    expect((await accept(settled).expect(409)).body).toMatchObject({
      type: "conflict",
      title: expect.stringContaining("is not-applicable"),
    });
  });

  it("is refused where another in force names the finding, unless it supersedes that one", async () => {
    const old = await acceptedDecision(team.owner, projectId, await settling(CONCERN));
    const other = await settling(CONCERN);
    expect((await accept(other).expect(409)).body).toMatchObject({
      type: "conflict",
      title: expect.stringContaining("ADR-0001"),
    });
    const next = await settling(CONCERN, old["id"]);
    await accept(next).expect(200);
    expect((await accept(other).expect(409)).body.title).toContain("ADR-0003");
  });

  it("is the only one, also where two are accepted at the same moment on two processes", async () => {
    for (let round = 0; round < 5; round += 1) {
      projectId = await aProject(team.owner, team.workspaceId);
      await importOneOfEach(team.owner, projectId);
      const made = [await settling(CONCERN), await settling(CONCERN), await settling(CONCERN)];
      const answers = await Promise.all(
        made.map((one, n) => accept(one, n % 2 === 0 ? team.owner : personWith(second, team.owner))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });
});
