import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { anEshopScenario, ESHOP, type Eshop, projectWithEshop } from "./testing/promises.js";
import { findingOf, findingsOf, reviewOf } from "./testing/review.js";
import { aRevision } from "./testing/revisions.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let eshop: Eshop;
let review: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
  eshop = await projectWithEshop(team);
  review = reviewOf(eshop.projectId);
});
afterAll(() => server.stop());

const HASH = expect.stringMatching(/^[0-9a-f]{64}$/);

async function channelOf(id: string) {
  const { body } = await team.viewer.get(`/api/projects/${eshop.projectId}/channels/${id}`).expect(200);
  return body;
}

describe("the rules", () => {
  it("are listed in the order of their findings", async () => {
    const { body } = await team.viewer.get(`${review}/rules`).expect(200);
    const ids = body.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([
      ...["REL-001", "REL-002", "REL-003", "REL-004", "REL-005", "REL-006"],
      ...["CON-001", "CON-002", "CON-003", "CON-004", "CON-005", "TRU-001", "TRU-002"],
      ...["OVR-001", "OVR-002", "OVR-003", "OVR-004", "OVR-005", "OVR-006"],
    ]);
    const versions = Object.fromEntries(
      body.map(({ id, version }: { id: string; version: number }) => [id, version]),
    );
    expect(versions).toMatchObject({ "REL-003": 1, "CON-002": 1, "CON-004": 1, "TRU-001": 1, "REL-001": 2 });
    expect(Object.keys(body[0])).toEqual(["id", "version", "category", "title", "reads", "settle"]);
  });
});

describe("findings", () => {
  it("of a system of which only imports are known are counted and hashed", async () => {
    const { body } = await team.viewer.get(`${review}/findings`).expect(200);
    expect(body).toMatchObject({ ruleSetVersion: "review-rules/2", hash: HASH, inputsFingerprint: HASH });
    const { concerns, unknown, verified, notApplicable } = body.counts;
    expect(concerns + unknown + verified + notApplicable).toBe(body.findings.length);
    expect(body.counts).toMatchObject({ settled: 0, needsReReview: 0, blocking: 0 });
    expect(body.findings[0]).toMatchObject({ settled: false, needsReReview: false, disposition: null });
  });

  it("are the same, with the same hash, at each reading", async () => {
    const texts = await Promise.all(
      [1, 2, 3].map(async () => (await team.viewer.get(`${review}/findings`)).text),
    );
    expect(new Set(texts).size).toBe(1);
  });

  it("are filtered without another hash or other counts", async () => {
    const { body: all } = await team.viewer.get(`${review}/findings`).expect(200);
    for (const [query, field, value] of [
      ["rule=CON-001", "ruleId", "CON-001"],
      ["category=contracts", "category", "contracts"],
      ["result=unknown", "result", "unknown"],
      ["severity=warning", "severity", "warning"],
      [`subjectId=${ESHOP.createOrder.toUpperCase()}`, "subjectId", ESHOP.createOrder],
    ] as const) {
      const { body } = await team.viewer.get(`${review}/findings?${query}`).expect(200);
      expect(body.findings).toEqual(
        all.findings.filter((finding: Record<string, unknown>) => finding[field] === value),
      );
      expect(body.findings.length).toBeGreaterThan(0);
      expect([body.hash, body.counts]).toEqual([all.hash, all.counts]);
    }
  });

  it("leave their cites out in a summary", async () => {
    const { body } = await team.viewer.get(`${review}/findings?fields=summary`).expect(200);
    const { body: all } = await team.viewer.get(`${review}/findings`).expect(200);
    const without = ({ cites: _, ...rest }: Record<string, unknown>) => rest;
    expect(body).toEqual({ ...all, findings: all.findings.map(without) });
  });

  it("say that a client has them already", async () => {
    const { headers } = await team.viewer.get(`${review}/findings`).expect(200);
    await team.viewer
      .get(`${review}/findings`)
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(304);
    await team.viewer
      .get(`${review}/findings?rule=REL-001`)
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(200);
  });

  it.each([
    ["rule=REL-999", "rule"],
    ["category=style", "category"],
    ["result=passed", "result"],
    ["severity=error", "severity"],
    ["subjectId=x", "subjectId"],
    ["fields=all", "fields"],
    ["format=xml", "format"],
    ["revisionId=x", "revisionId"],
    [`revisionId=${randomUUID()}&branchId=${randomUUID()}`, "branchId"],
    ["rules=REL-001", "rules"],
  ])("refuse %s", async (query, field) => {
    const refused = await team.viewer.get(`${review}/findings?${query}`);
    expect(problem(refused)).toEqual({ status: 400, type: "validation_error", fields: [field] });
  });

  it("are those of a branch or a revision when one is named, with the scenarios of now", async () => {
    const { projectId } = eshop;
    const branchId = await aBranch(team.editor, projectId);
    const revisionId = await aRevision(team.owner, projectId);
    const id = randomUUID();
    const lonely = { ...(await channelOf(ESHOP.exchange)), id, name: "Lonely", kind: "exchange" };
    await editBranch(team.editor, projectId, { branchId, kind: "channel", id, fact: lonely });
    const rel004 = (query: string) => findingsOf(team.viewer, projectId, `?rule=REL-004&${query}`);
    const onBranch = await rel004(`branchId=${branchId}`);
    const onMain = await rel004("");
    expect(onBranch.map(({ subjectId }) => subjectId)).toContain(id);
    expect(onMain.map(({ subjectId }) => subjectId)).not.toContain(id);
    expect(await rel004(`revisionId=${revisionId}`)).toEqual(onMain);
    for (const query of [`branchId=${randomUUID()}`, `revisionId=${randomUUID()}`]) {
      expect(problem(await team.viewer.get(`${review}/findings?${query}`)).status).toBe(404);
    }
  });

  it("of a revision are held against the schemas of now", async () => {
    const own = await projectWithEshop(team);
    const revisionId = await aRevision(team.owner, own.projectId);
    const [finding] = await findingsOf(team.viewer, own.projectId, "?rule=CON-002&result=verified");
    const schema = finding?.["cites"].find(({ kind }: { kind: string }) => kind === "schema").id;
    const path = `/api/projects/${own.projectId}/schemas/${schema}`;
    const { body } = await team.viewer.get(path).expect(200);
    const before = await findingsOf(team.viewer, own.projectId, `?rule=OVR-002&subjectId=${schema}`);
    await team.editor.put(path, { ...body, name: "Renamed" }).expect(200);
    const query = `?rule=OVR-002&subjectId=${schema}&revisionId=${revisionId}`;
    const [after] = await findingsOf(team.viewer, own.projectId, query);
    expect([before[0]?.["subjectName"], after?.["subjectName"]]).toEqual([body.name, "Renamed"]);
  });

  it("follow a scenario that is added, with another fingerprint of what they read", async () => {
    const own = await projectWithEshop(team);
    const before = (await team.viewer.get(`${reviewOf(own.projectId)}/findings`).expect(200)).body;
    await anEshopScenario(team.editor, own.projectId, {}, "payment-failed");
    const after = (await team.viewer.get(`${reviewOf(own.projectId)}/findings`).expect(200)).body;
    expect(after.inputsFingerprint).not.toBe(before.inputsFingerprint);
    const ofScenarios = (state: typeof before) =>
      state.findings.filter(({ subjectKind }: { subjectKind: string }) => subjectKind === "scenario").length;
    expect(ofScenarios(after)).toBe(ofScenarios(before) * 2);
  });

  it("cite what they rest on as it stands", async () => {
    const finding = await findingOf(team.viewer, eshop.projectId, "CON-001", ESHOP.createOrder);
    expect(finding).toMatchObject({ subjectKind: "operation", category: "contracts", ruleVersion: 2 });
    expect(finding["cites"]).toContainEqual(
      expect.objectContaining({ kind: "operation", id: ESHOP.createOrder, stale: null }),
    );
  });

  it("are written as SARIF and as Markdown", async () => {
    const sarif = await team.viewer.get(`${review}/findings?format=sarif`).expect(200);
    expect(sarif.headers["content-type"]).toBe("application/sarif+json; charset=utf-8");
    const { version, runs } = JSON.parse(sarif.text ?? String(sarif.body));
    expect([version, runs.length, runs[0].tool.driver.rules.length]).toEqual(["2.1.0", 1, 19]);
    const markdown = await team.viewer.get(`${review}/findings?format=markdown&rule=CON-001`).expect(200);
    expect(markdown.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(markdown.text).toMatch(/^# Review\n/);
    expect(markdown.text.match(/^## /gm)).toEqual(["## "]);
  });

  it("are read by a token with the scope read, and by nobody from elsewhere", async () => {
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read"] });
    const agent = withToken(server, value);
    await agent.get(`${review}/findings`).expect(200);
    await agent.get(`${review}/rules`).expect(200);
    expect(problem(await team.outsider.get(`${review}/findings`)).status).toBe(404);
  });

  it("have a hash that a second reading of the answer gives", async () => {
    const { body } = await team.viewer.get(`${review}/findings`).expect(200);
    const keys = [
      "category",
      "cites",
      "fingerprint",
      "reason",
      "result",
      "ruleId",
      "ruleVersion",
      "severity",
    ];
    const inOrder = (value: Record<string, unknown>, names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, value[name]]));
    const found = body.findings.map((finding: Record<string, unknown>) => ({
      ...inOrder(finding, [...keys, "subjectId", "subjectKind", "subjectName"]),
      cites: (finding["cites"] as Record<string, unknown>[]).map((cite) =>
        inOrder(cite, ["factStatus", "id", "kind", "name", "stale"]),
      ),
    }));
    const ordered = found.map((finding: Record<string, unknown>) =>
      inOrder(finding, [...keys, "subjectId", "subjectKind", "subjectName"]),
    );
    const text = JSON.stringify([body.ruleSetVersion, ...ordered]);
    expect(createHash("sha256").update(text).digest("hex")).toBe(body.hash);
  });
});
