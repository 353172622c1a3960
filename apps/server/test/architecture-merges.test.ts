import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { usesVendor } from "./testing/ai.js";
import { anItem, architecturesOf, decisionOf } from "./testing/architectures.js";
import { aBranch, editBranch } from "./testing/branches.js";
import { answersTo, type FakeVendor, startFakeVendor } from "./testing/fake-vendor.js";
import type { Loose } from "./testing/flow-proposals.js";
import { aShop, type ScanningServer, startScanning } from "./testing/scanning.js";
import { scanned } from "./testing/scans.js";
import { linksOf } from "./testing/source-imports.js";

// What an architecture that is accepted on a branch makes of main once that is merged.

let scanning: ScanningServer;
let vendor: FakeVendor;
let projectId: string;

beforeAll(async () => {
  scanning = await startScanning();
  vendor = await startFakeVendor();
  const { owner, workspaceId } = scanning.team;
  const codehost = { apiBaseUrl: scanning.host.apiBaseUrl };
  const settings = {
    ...{ codehost, usage: { maxScansPerDay: 10_000 }, privacy: { sendPrivateCodeToAi: true } },
  };
  await usesVendor(owner, workspaceId, { vendor, settings });
});
afterAll(async () => {
  await scanning.stop();
  await vendor.stop();
});
beforeEach(async () => {
  await scanning.server.database.query("DELETE FROM rate_limits; DELETE FROM ai_calls");
  const shop = await aShop(scanning);
  projectId = shop.projectId;
  await scanned(scanning.team.editor, projectId, shop.repositoryId);
});

const SERVICES = /"services":\[\{"alias":"(svc\d+)"/;

/** One system with an app that is the first service which was told. */
function grouping({ turns }: { readonly turns: readonly string[] }): string {
  const [, alias] = SERVICES.exec(turns[0] ?? "") ?? [];
  const items = [
    anItem({ alias: "shop", kind: "element", elementKind: "system", name: "The shop" }),
    anItem({
      ...{ alias: "app", kind: "element", elementKind: "app", name: "First", parent: "shop" },
      ...{ services: [alias], because: [alias] },
    }),
  ];
  return JSON.stringify({ summary: "A shop.", refs: [], items, questions: [], assumptions: [] });
}

/** Accepts a system with an app that is a service; gives the app's ID. */
async function accepted(branchId: string | null): Promise<string> {
  const { editor } = scanning.team;
  vendor.begin(answersTo(grouping));
  const asked = { request: "Group the services.", branchId };
  const { body } = await editor.post(architecturesOf(projectId), JSON.stringify(asked)).expect(201);
  const decide = architecturesOf(projectId, `/${body.id}/decide`);
  const decided = await editor.post(decide, decisionOf(body, ["shop", "app"])).expect(200);
  return decided.body.items[1].createdId;
}

async function links(): Promise<readonly Loose[]> {
  return (await scanning.team.viewer.get(linksOf(projectId)).expect(200)).body.items;
}

function merge(branchId: string) {
  return scanning.team.owner.post(`/api/projects/${projectId}/branches/${branchId}/merge`, {}).expect(200);
}

it("links the services of its apps, with the version of the merge and for whoever merges", async () => {
  const branchId = await aBranch(scanning.team.editor, projectId);
  const elementId = await accepted(branchId);
  expect(await links()).toEqual([]);
  const { body } = await merge(branchId);
  expect(await links()).toEqual([
    expect.objectContaining({
      ...{ elementId, sinceVersion: body.modelVersion, createdBy: `user:${scanning.team.owner.id}` },
    }),
  ]);
});

it("links nothing of an app that the branch has no more, nor a service that is another app by then", async () => {
  const { editor } = scanning.team;
  const [gone, late] = [
    await aBranch(editor, projectId, "Gone"),
    await aBranch(editor, projectId, "Late"),
  ] as const;
  await editBranch(editor, projectId, {
    ...{ branchId: gone, kind: "element", id: await accepted(gone), fact: null },
  });
  await accepted(late);
  await merge(gone);
  expect(await links()).toEqual([]);
  const elementId = await accepted(null);
  await merge(late);
  expect(await links()).toEqual([expect.objectContaining({ elementId })]);
});
