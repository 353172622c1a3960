import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { aBranch } from "./testing/branches.js";
import { problem } from "./testing/problem.js";
import { anApprovedPromise } from "./testing/promises.js";
import { anImportedShop, CHANGED, type ImportedShop } from "./testing/pull-request.js";
import { SHOP } from "./testing/repository-readers.js";
import { aRevision } from "./testing/revisions.js";
import { type ScanningServer, startScanning } from "./testing/scanning.js";
import { scansOf } from "./testing/scans.js";
import { linksOf } from "./testing/source-imports.js";

let scanning: ScanningServer;
let shop: ImportedShop;
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
let scan: any;
let promiseId: string;

beforeAll(async () => {
  scanning = await startScanning();
  shop = await anImportedShop(scanning);
  const links = { operationIds: [shop.payments] };
  const path = await anApprovedPromise(scanning.team, shop.projectId, [], { links });
  promiseId = path.slice(path.lastIndexOf("/") + 1);
  scan = await shop.compared(CHANGED);
}, 300_000);
afterAll(() => scanning.stop());

const impactOf = (id: string, query = ""): string => `${scansOf(shop.projectId)}/${id}/impact${query}`;

describe("the impact of a comparison scan", () => {
  it("is what it touches in main, with how certain that is and why", async () => {
    const { body, headers } = await scanning.team.viewer.get(impactOf(scan.id)).expect(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body).toMatchObject({
      scanId: scan.id,
      engine: "change-impact/1",
      repository: "127.0.0.1/acme/shop",
      baseCommit: shop.commit,
      headCommit: scan.commit,
      complete: true,
      files: { added: 0, changed: 1, removed: 0 },
      unattributed: [],
      counts: { definite: 2, possible: 0, unknown: 0 },
    });
    const key = "operation|services/billing|http|POST /payments";
    const gone = `127.0.0.1/acme/shop@${shop.commit}:services/billing/Program.cs#L`;
    expect(body.entries).toMatchObject([
      {
        ...{ certainty: "definite", kind: "promise", id: promiseId, requirementId: "SHOP-001" },
        reasons: [
          {
            code: "linked-thing",
            factKey: key,
            change: "removed",
            source: expect.stringContaining(gone),
            sentence:
              'It names the operation "POST /payments". The operation "POST /payments" is in the source no more.',
          },
        ],
      },
      { certainty: "definite", kind: "element", id: shop.billing, name: "Billing", requirementId: null },
    ]);
    expect(body.entries[1].reasons.map(({ code }: { code: string }) => code)).toEqual([
      "fact-removed",
      "pattern-conditional",
      "fact-added",
    ]);
    expect(body.changes).toMatchObject([
      { kind: "operation", change: "added", serviceKey: "services/billing" },
      { kind: "operation", factKey: key, pattern: null, change: "removed" },
      { kind: "pattern", factKey: null, pattern: "transactional-outbox", change: "conditional" },
    ]);
  });

  it.each([
    ["text/markdown", "# Change impact\n"],
    ["application/sarif+json", '{"$schema":"https://docs.oasis-open.org/sarif/'],
    ["application/json, text/markdown;q=0.5", '{"scanId":'],
    ["*/*", '{"scanId":'],
  ])("is written as %s asks", async (accept, beginning) => {
    const answer = await scanning.team.viewer
      .get(impactOf(scan.id))
      .set("Accept", accept)
      .buffer()
      .expect(200);
    expect(answer.headers["content-type"]).toContain(
      accept.startsWith("text") || accept.includes("sarif") ? accept : "json",
    );
    expect(answer.headers["vary"]).toContain("Accept");
    const text = typeof answer.text === "string" ? answer.text : String(answer.body);
    expect(text.startsWith(beginning)).toBe(true);
  });

  it.each(["application/json", "text/markdown", "application/sarif+json"])(
    "is not sent again as %s to whoever has it",
    async (accept) => {
      const ask = () => scanning.team.viewer.get(impactOf(scan.id)).set("Accept", accept).buffer();
      const { headers, text, body } = await ask().expect(200);
      const sent = text ?? body;
      expect(headers["etag"]).toBe(`"${createHash("sha256").update(sent).digest("hex")}"`);
      const known = await ask().set("If-None-Match", String(headers["etag"])).expect(304);
      expect([known.text ?? "", known.headers["etag"]]).toEqual(["", headers["etag"]]);
      expect(known.headers["vary"]).toContain("Accept");
      await ask().set("If-None-Match", '"other"').expect(200);
    },
  );

  it("is sent again when it says something else by now", async () => {
    const { team } = scanning;
    const other = await anImportedShop(scanning);
    const { id } = await other.compared(CHANGED);
    const path = `${scansOf(other.projectId)}/${id}/impact`;
    const before = await team.viewer.get(path).expect(200);
    await anApprovedPromise(team, other.projectId, [], { links: { operationIds: [other.payments] } });
    const after = await team.viewer
      .get(path)
      .set("If-None-Match", String(before.headers["etag"]))
      .expect(200);
    expect(after.body.counts.definite).toBe(before.body.counts.definite + 1);
    expect(after.headers["etag"]).not.toBe(before.headers["etag"]);
  });

  it("is no other media type", async () => {
    const answer = await scanning.team.viewer.get(impactOf(scan.id)).set("Accept", "text/css");
    expect(problem(answer)).toMatchObject({ status: 406, type: "not_acceptable" });
  });

  it("is on a revision or a branch where it is asked for", async () => {
    const { team } = scanning;
    const revisionId = await aRevision(team.owner, shop.projectId);
    const branchId = await aBranch(team.editor, shop.projectId);
    const main = (await team.viewer.get(impactOf(scan.id)).expect(200)).body;
    for (const query of [`?revisionId=${revisionId}`, `?branchId=${branchId}`]) {
      const { body } = await team.viewer.get(impactOf(scan.id, query)).expect(200);
      expect(body.entries).toEqual(main.entries);
    }
    const both = await team.viewer.get(impactOf(scan.id, `?revisionId=${revisionId}&branchId=${branchId}`));
    expect(problem(both)).toEqual({ status: 400, type: "validation_error", fields: ["branchId"] });
    for (const query of [`?revisionId=${randomUUID()}`, `?branchId=${randomUUID()}`]) {
      expect(problem(await team.viewer.get(impactOf(scan.id, query)))).toMatchObject({ status: 404 });
    }
    expect(problem(await team.viewer.get(impactOf(scan.id, "?branchId=x")))).toMatchObject({ status: 400 });
  });

  it("is of the links that the model has at its version", async () => {
    const { team } = scanning;
    const other = await anImportedShop(scanning);
    const compared = await other.compared(CHANGED);
    const revisionId = await aRevision(team.owner, other.projectId);
    const { body } = await team.viewer.get(linksOf(other.projectId)).expect(200);
    for (const { id } of body.items) {
      await team.editor.delete(`${linksOf(other.projectId)}/${id}`).expect(204);
    }
    const path = `${scansOf(other.projectId)}/${compared.id}/impact`;
    const codesAt = async (query: string) =>
      (await team.viewer.get(`${path}${query}`).expect(200)).body.entries.flatMap(
        ({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code),
      );
    expect(await codesAt("")).toEqual(["fact-removed"]);
    expect(await codesAt(`?revisionId=${revisionId}`)).toEqual([
      "fact-removed",
      "pattern-conditional",
      "fact-added",
    ]);
  });

  it("is of nothing where nothing changed", async () => {
    const same = await shop.compared(SHOP);
    const { body } = await scanning.team.viewer.get(impactOf(same.id)).expect(200);
    expect(body).toMatchObject({ entries: [], changes: [], files: { added: 0, changed: 0, removed: 0 } });
  });
});

describe("there is no impact", () => {
  it("of a scan that follows the tracked ref", async () => {
    const answer = await scanning.team.viewer.get(impactOf(shop.scanId));
    expect(problem(answer)).toMatchObject({ status: 409, type: "not_a_comparison" });
  });

  it("of a scan that is not there, or of another project", async () => {
    expect(problem(await scanning.team.viewer.get(impactOf(randomUUID())))).toMatchObject({ status: 404 });
    const other = await anImportedShop(scanning);
    const elsewhere = `${scansOf(other.projectId)}/${scan.id}/impact`;
    expect(problem(await scanning.team.viewer.get(elsewhere))).toMatchObject({ status: 404 });
  });

  it("of a scan whose snapshot was deleted", async () => {
    const gone = await shop.compared(CHANGED);
    await shop.compared(SHOP);
    await scanning.team.editor.delete(`${scansOf(shop.projectId)}/${gone.id}`).expect(204);
    expect(problem(await scanning.team.viewer.get(impactOf(gone.id)))).toMatchObject({
      status: 409,
      type: "no_snapshot",
    });
  });
});

describe("a brief of a change under review", () => {
  const briefOf = (body: object) =>
    scanning.team.viewer.post(`/api/projects/${shop.projectId}/build/brief`, body);

  it("brings all that the change touches, and says why", async () => {
    const { body } = await briefOf({ changeScanId: scan.id }).expect(200);
    expect(body.manifest).toMatchObject({
      selection: { promiseIds: [promiseId], scenarioIds: [], elementIds: [shop.billing] },
      changeScanId: scan.id,
    });
    expect(body.manifest.included.operationIds).toContain(shop.payments);
    expect(body.brief).toContain("## 8 Change under review\n");
    expect(body.brief).toContain("- definite promise: `SHOP-001`\n");
    expect(body.manifest.pinned.sources).toMatchObject([{ trackedCommit: shop.commit }]);
    const plain = (await briefOf({ elementIds: [shop.billing] }).expect(200)).body;
    expect(plain.manifest).not.toHaveProperty("changeScanId");
    expect(plain.brief).not.toContain("## 8");
  });

  it("is refused with another scan on its field", async () => {
    const gone = await shop.compared(CHANGED);
    await shop.compared(SHOP);
    await scanning.team.editor.delete(`${scansOf(shop.projectId)}/${gone.id}`).expect(204);
    for (const changeScanId of [shop.scanId, gone.id, randomUUID()]) {
      const answer = await briefOf({ elementIds: [shop.billing], changeScanId });
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["changeScanId"] });
    }
  });
});
