import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { COST_LIMITS } from "@plumbline/cost-core";
import { MAX_BYTES_OF_SHEETS, MAX_SHEET_BODY } from "../src/sections/cost-sheets/limits.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { APP, importInto, SYSTEM, smallDocument } from "./testing/model-documents.js";
import { aLine, aPrice, costSheetsOf, pricesOf, savedSheet } from "./testing/prices.js";
import { problem } from "./testing/problem.js";
import { aProject, type Team } from "./testing/project.js";
import { save, settingsOf } from "./testing/settings.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let projectId: string;
let path: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
  path = costSheetsOf(projectId);
});

describe("a cost sheet", () => {
  it("is answered as it was sent, its amounts as exact text", async () => {
    const line = aLine({
      elementId: randomUUID(),
      priceId: randomUUID(),
      hoursPerMonth: 730.5,
      note: "=a\nb",
    });
    const sent = { id: randomUUID(), name: "Bestellung – 注文", lines: [line, aLine({ quantity: 1e-12 })] };
    const { body } = await team.editor.post(path, sent).expect(201);
    expect(body).toEqual({
      ...sent,
      lines: [
        { ...line, hoursPerMonth: "730.5" },
        { ...sent.lines[1], quantity: "0.000000000001" },
      ],
    });
    expect((await team.viewer.get(`${path}/${sent.id}`).expect(200)).body).toEqual(body);
    expect((await team.viewer.get(path).expect(200)).body).toEqual({ items: [body], nextCursor: null });
  });

  it("gets the IDs that it does not name, of its lines too", async () => {
    const { body } = await team.editor.post(path, { name: "s", lines: [{ quantity: "2" }] }).expect(201);
    const nothing = { elementId: null, priceId: null, hoursPerMonth: null, note: null };
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(body).toEqual({ id, name: "s", lines: [{ id, ...nothing, quantity: "2" }] });
  });

  it("keeps its ID from others, also once it is gone", async () => {
    const sheet = { id: randomUUID(), name: "s", lines: [] };
    await team.editor.post(path, sheet).expect(201);
    await team.editor.delete(`${path}/${sheet.id}`).expect(204);
    const other = costSheetsOf(await aProject(team.owner, team.workspaceId));
    for (const list of [path, other]) {
      expect(problem(await team.editor.post(list, sheet))).toEqual({
        status: 409,
        type: "conflict",
        fields: ["id"],
      });
    }
  });

  it("is replaced as a whole, by who read it", async () => {
    const sheet = await savedSheet(team.editor, projectId, [aLine()]);
    const { headers } = await team.viewer.get(sheet).expect(200);
    const write = (tag: string, body: object) => team.editor.put(sheet, body).set("If-Match", tag);
    const replaced = await write(headers["etag"] ?? "", { name: "Other", lines: [] }).expect(200);
    expect(replaced.body).toEqual({ id: sheet.split("/").at(-1), name: "Other", lines: [] });
    expect(problem(await write(headers["etag"] ?? "", { name: "Late", lines: [] }))).toMatchObject({
      status: 409,
    });
    expect((await write(replaced.headers["etag"] ?? "", { name: "Next", lines: [] })).status).toBe(200);
    expect(problem(await write("1", { name: "a", lines: [] }))).toMatchObject({
      status: 400,
      fields: ["If-Match"],
    });
    const once = team.editor.put(sheet, { name: "a", lines: [] }).set("If-None-Match", "*");
    expect(problem(await once)).toMatchObject({ status: 412, type: "precondition_failed" });
    const stale = team.editor.delete(sheet).set("If-Match", headers["etag"] ?? "");
    expect(problem(await stale)).toMatchObject({ status: 409 });
    const known = await team.viewer
      .get(sheet)
      .set("If-None-Match", (await team.viewer.get(sheet)).headers["etag"] ?? "");
    expect(known.status).toBe(304);
  });

  it("is not replaced by one with another ID", async () => {
    const sheet = await savedSheet(team.editor, projectId);
    const answer = await team.editor.put(sheet, { id: randomUUID(), name: "a", lines: [] });
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["id"] });
  });

  it("is deleted once, which the audit list tells", async () => {
    const sheet = await savedSheet(team.editor, projectId, [], "Old");
    await team.editor.delete(sheet).expect(204);
    for (const answer of [
      await team.editor.delete(sheet),
      await team.viewer.get(sheet),
      await team.viewer.get(`${sheet}/estimate`),
      await team.editor.put(sheet, { name: "a", lines: [] }),
    ]) {
      expect(problem(answer)).toMatchObject({ status: 404, type: "not_found" });
    }
    const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit?limit=1`).expect(200);
    expect(body[0]).toMatchObject({ action: "cost-sheet.deleted", details: { name: "Old", projectId } });
  });

  it.each<[string, object, string]>([
    ["no name", { lines: [] }, "name"],
    ["a blank name", { name: " ", lines: [] }, "name"],
    ["no lines", { name: "a" }, "lines"],
    ["no quantity", { name: "a", lines: [{}] }, "lines[0].quantity"],
    [
      "a quantity below zero",
      { name: "a", lines: [aLine(), aLine({ quantity: "-1" })] },
      "lines[1].quantity",
    ],
    ["too exact hours", { name: "a", lines: [aLine({ hoursPerMonth: 1e-13 })] }, "lines[0].hoursPerMonth"],
    ["an ID that is none", { name: "a", lines: [aLine({ elementId: "x" })] }, "lines[0].elementId"],
    ["a long note", { name: "a", lines: [aLine({ note: "x".repeat(1_001) })] }, "lines[0].note"],
    ["more", { name: "a", lines: [aLine({ more: 1 })] }, "lines[0].more"],
    ["too many lines", { name: "a", lines: Array(1_001).fill({ quantity: 1 }) }, "lines"],
  ])("with %s is refused", async (_, body, field) => {
    const refused = { status: 400, type: "validation_error", fields: [field] };
    expect(problem(await team.editor.post(path, body))).toEqual(refused);
  });

  it("is refused where it is no object, too large, or names a line twice", async () => {
    expect(problem(await team.editor.post(path, "[]"))).toMatchObject({ type: "invalid_body" });
    expect((await team.editor.post(path, " ".repeat(MAX_SHEET_BODY + 1))).status).toBe(413);
    const line = aLine();
    const twice = await team.editor.post(path, { name: "a", lines: [line, line] });
    expect(problem(twice)).toEqual({ status: 400, type: "validation_error", fields: ["lines[1].id"] });
  });

  it("holds as many lines as it may", async () => {
    const lines = Array.from({ length: COST_LIMITS.lines }, () => aLine({ note: "x".repeat(1_000) }));
    const sheet = await savedSheet(team.editor, projectId, lines);
    expect((await team.viewer.get(`${sheet}/estimate`).expect(200)).body.lines).toHaveLength(
      COST_LIMITS.lines,
    );
  });

  it("is one of so many of its project, with so many bytes", async () => {
    await fill(COST_LIMITS.sheets - 1, 10);
    const answers = await Promise.all([1, 2].map(() => team.editor.post(path, { name: "a", lines: [] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const other = await aProject(team.owner, team.workspaceId);
    [projectId, path] = [other, costSheetsOf(other)];
    await fill(1, MAX_BYTES_OF_SHEETS - 150);
    const sheet = await savedSheet(team.editor, projectId);
    const large = { name: "a", lines: [aLine()] };
    expect(problem(await team.editor.post(path, large))).toMatchObject({ status: 409, type: "conflict" });
    expect(problem(await team.editor.put(sheet, large))).toMatchObject({ status: 409, type: "conflict" });
  });

  it("is read by viewers and tokens, and written by editors alone, as people", async () => {
    const sheet = await savedSheet(team.editor, projectId);
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const token = withToken(server, value);
    for (const person of [team.viewer, token]) {
      for (const read of [path, sheet, `${sheet}/estimate`]) {
        await person.get(read).expect(200);
      }
      const writes = [person.post(path, {}), person.put(sheet, {}), person.delete(sheet)];
      expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([403, 403, 403]);
    }
    for (const read of [path, sheet, `${sheet}/estimate`]) {
      expect((await team.outsider.get(read)).status).toBe(404);
    }
    const elsewhere = costSheetsOf(await aProject(team.owner, team.workspaceId));
    expect((await team.owner.get(`${elsewhere}/${sheet.split("/").at(-1)}`)).status).toBe(404);
  });

  it("counts toward what its workspace stores", async () => {
    const stored = async () => {
      const { rows } = await server.database.query("SELECT kept_bytes FROM projects WHERE id = $1", [
        projectId,
      ]);
      return Number(rows[0].kept_bytes);
    };
    const before = await stored();
    const sheet = await savedSheet(team.editor, projectId, [aLine()]);
    const more = (await stored()) - before;
    expect(more).toBeGreaterThan(200);
    await team.editor.put(sheet, { name: "Production", lines: [] }).expect(200);
    expect((await stored()) - before).toBeLessThan(more);
    await team.editor.delete(sheet).expect(204);
    expect(await stored()).toBe(before);
  });
});

/** Rows of cost sheets, written past the service. */
async function fill(count: number, bytes: number): Promise<void> {
  await server.database.query(
    `INSERT INTO cost_sheets (project_id, id, name, lines, bytes, created_by, created_at, changed_by, changed_at)
     SELECT $1, gen_random_uuid(), 's' || n, '[]', $3, 'user:x', now(), 'user:x', now() FROM generate_series(1, $2) AS n`,
    [projectId, count, bytes],
  );
}

describe("the list of cost sheets", () => {
  it("is in name order, whatever the size of its pages", async () => {
    for (const name of ["b", "B", "a", "ä", "a"]) {
      await savedSheet(team.editor, projectId, [], name);
    }
    const { body } = await team.viewer.get(path).expect(200);
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual(["a", "a", "B", "b", "ä"]);
    const first = (await team.viewer.get(`${path}?limit=3`).expect(200)).body;
    const rest = (await team.viewer.get(`${path}?limit=3&cursor=${first.nextCursor}`).expect(200)).body;
    expect([[...first.items, ...rest.items], rest.nextCursor]).toEqual([body.items, null]);
    expect(problem(await team.viewer.get(`${path}?limit=0`))).toMatchObject({
      status: 400,
      fields: ["limit"],
    });
    expect(problem(await team.viewer.get(`${path}?cursor=x`))).toMatchObject({
      status: 400,
      fields: ["cursor"],
    });
  });
});

describe("an estimate", () => {
  let prices: Readonly<Record<"machine" | "euro" | "unknown" | "tiny", string>>;
  let sheet: string;

  beforeEach(async () => {
    await importInto(team.editor, projectId, smallDocument()).expect(200);
    const add = async (change: object) => (await aPrice(team.editor, team.workspaceId, change)).id;
    prices = {
      machine: await add({ unitPrice: "0.115" }),
      euro: await add({ unitPrice: "10", currency: "EUR", sku: "=cmd|' /C calc'!A0" }),
      unknown: await add({ unitPrice: null }),
      tiny: await add({ unitPrice: "0.000000000001" }),
    };
    sheet = await savedSheet(team.editor, projectId, [
      aLine({ elementId: APP, priceId: prices.machine, quantity: "2", hoursPerMonth: "730" }),
      aLine({ elementId: SYSTEM, priceId: prices.tiny, quantity: "3" }),
      aLine({ elementId: APP, priceId: prices.euro, note: "@note" }),
      aLine({ elementId: APP, priceId: prices.unknown }),
      aLine({ elementId: randomUUID(), priceId: prices.machine }),
      aLine({ priceId: randomUUID() }),
    ]);
  });

  const estimated = async (query = "") =>
    (await team.viewer.get(`${sheet}/estimate${query}`).expect(200)).body;

  it("has exact amounts, flags, sums of parts and systems, and says what it leaves out", async () => {
    const { lines } = (await team.viewer.get(sheet).expect(200)).body;
    const told = lines.map(({ id }: { id: string }, index: number) => {
      const rows: readonly (readonly [string | null, string | null, readonly string[]])[] = [
        ["167.9", "USD", []],
        ["0.000000000003", "USD", []],
        ["10", "EUR", ["other-currency"]],
        [null, "USD", ["no-price"]],
        ["0.115", "USD", ["missing-element"]],
        [null, null, ["no-price"]],
      ];
      const [amount, currency, flags] = rows[index] ?? [null, null, []];
      return { id, amount, currency, flags };
    });
    const missing = lines[4].elementId;
    const sums = [
      { elementId: APP, amount: "167.9", total: "167.9" },
      { elementId: SYSTEM, amount: "0.000000000003", total: "167.900000000003" },
      { elementId: missing, amount: "0.115", total: "0.115" },
    ];
    const today = () => new Date().toISOString().slice(0, 10);
    const before = today();
    const said = await estimated();
    expect([before, today()]).toContain(said.asOf);
    expect(said).toEqual({
      currency: "USD",
      total: "168.015000000003",
      asOf: said.asOf,
      notInTotal: 1,
      lines: told,
      byElement: sums.sort((left, right) => (left.elementId < right.elementId ? -1 : 1)),
    });
  });

  it("follows the settings of the workspace and the day that it is for", async () => {
    const cost = { currency: "EUR", stalePriceAfterDays: 10 };
    expect((await save(team.owner, settingsOf(team.workspaceId), { cost })).status).toBe(200);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [now, fresh, stale] = [
      await estimated(),
      await estimated(`?asOf=${day(10)}`),
      await estimated(`?asOf=${day(11)}`),
    ];
    expect([now.currency, now.total, now.notInTotal]).toEqual(["EUR", "10", 4]);
    const isStale = ({ lines }: { lines: { flags: string[] }[] }) =>
      lines.map(({ flags }) => flags.includes("stale-price"));
    expect([now, fresh].map(isStale)).toEqual([Array(6).fill(false), Array(6).fill(false)]);
    expect(isStale(stale)).toEqual([true, true, true, true, true, false]);
    expect(stale.asOf).toBe(day(11));
    expect((await save(team.owner, settingsOf(team.workspaceId), {})).status).toBe(200);
  });

  it("goes on without a price that was deleted", async () => {
    await team.editor.delete(`${pricesOf(team.workspaceId)}/${prices.machine}`).expect(204);
    const { total, lines } = await estimated();
    expect([total, lines[0]]).toEqual([
      "0.000000000003",
      expect.objectContaining({ amount: null, flags: ["no-price"] }),
    ]);
  });

  it("takes no price of another workspace", async () => {
    const other = randomUUID();
    await team.owner.post("/api/workspaces", { id: other, name: "Other" }).expect(200);
    const { id } = await aPrice(team.owner, other);
    const path = await savedSheet(team.editor, projectId, [aLine({ priceId: id })]);
    expect((await team.viewer.get(`${path}/estimate`).expect(200)).body.lines[0].flags).toEqual(["no-price"]);
  });

  it("is a file too, in which nothing is a formula", async () => {
    const { text, headers } = await team.viewer.get(`${sheet}/estimate?format=csv`).expect(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8; header=present");
    expect(headers["content-disposition"]).toBe('attachment; filename="estimate.csv"');
    const rows = text.split("\r\n");
    expect(rows[0]).toMatch(/^row,lineId,elementId,element,/);
    expect(rows.slice(1).map((row) => row.split(",")[0])).toEqual([
      ...["line", "line", "line", "line", "line", "line", "element", "element", "element", "total", ""],
    ]);
    expect(rows[3]).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(rows[3]).toContain(`"'@note"`);
    expect(rows.at(-2)).toMatch(/^total,.*,168\.015000000003,,"as of .*left out: 1"$/);
  });

  it.each([
    "asOf=2026-02-29",
    "asOf=today",
    "asOf=",
    "asOf=2026-01-01&asOf=2026-01-02",
    "format=xml",
    "more=1",
  ])("refuses %s", async (query) => {
    const refused = { status: 400, type: "validation_error", fields: [query.split("=")[0]] };
    expect(problem(await team.viewer.get(`${sheet}/estimate?${query}`))).toEqual(refused);
  });
});
