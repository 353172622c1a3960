import { randomUUID } from "node:crypto";
import { example, inBrowser } from "./client-in-browser.mjs";
import { percentile, rowBesideAim } from "./rows.mjs";

// How long it takes until what somebody else writes is on the screen, without a reload.

const TIMES = 5;

/** The rows of the table. */
export function run() {
  return inBrowser(async ({ page, api, addProject }) => {
    const project = await addProject("Shared", example("eshop-queues.model.json"));
    await page.goto(`${project}/model`);
    await page.waitForSelector("[role=treeitem]");
    const times = [];
    for (let at = 0; at < TIMES; at += 1) {
      const name = `seen ${at}`;
      const value = { kind: "system", name, parentId: null, status: "current", factStatus: "declared" };
      await api.call("POST", `/api${project}/model/changes`, {
        changes: [{ op: "put", kind: "element", id: randomUUID(), value }],
      });
      const begin = performance.now();
      await page.waitForSelector(`[role=treeitem][title*="${name}"]`, { timeout: 60_000 });
      times.push(performance.now() - begin);
    }
    return [
      rowBesideAim(
        `A part that somebody else adds is seen, longest of ${TIMES}`,
        percentile(times, 1) / 1_000,
        {
          ...{ aim: 10, unit: "s" },
        },
      ),
    ];
  });
}
