import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { CheckedScenarios } from "./checked-scenarios.js";

const id = (digit: string): Guid => `${digit.repeat(8)}-0000-4000-8000-000000000000` as Guid;
const [PROJECT, PROMISE, FIRST, SECOND] = [id("1"), id("2"), id("a"), id("b")];
const CHECK = { projectId: PROJECT, promiseId: PROMISE, key: "O1" };

const EXAMPLE = new URL("../../../../test/data/eshop.happy-order.scenario.json", import.meta.url);
const DOCUMENT: object = JSON.parse(readFileSync(EXAMPLE, "utf8"));

/** Scenarios as they are stored, and which were asked for. */
function storing(...ids: readonly Guid[]) {
  const asked: unknown[] = [];
  const query = async (_statement: string, [, wanted]: readonly unknown[] = []) => {
    asked.push(wanted);
    return ids
      .filter((one) => one === wanted)
      .map((one) => ({ version: 3, document: JSON.stringify({ ...DOCUMENT, id: one }) }));
  };
  return { asked, reader: { query } as unknown as Reader };
}

it("asks at once for what a check played the last time, and for it no second time", async () => {
  const scenarios = new CheckedScenarios();
  const { asked, reader } = storing(FIRST);
  expect(scenarios.askEarly(reader, CHECK)).toBeNull();
  await scenarios.read(reader, CHECK, { id: FIRST, early: null });
  const early = scenarios.askEarly(reader, CHECK);
  const { scenario } = await scenarios.read(reader, CHECK, { id: FIRST, early });
  expect(scenario).toMatchObject({ version: 3, document: { id: FIRST } });
  expect(asked).toEqual([FIRST, FIRST]);
});

it("reads what a check plays now, whatever it played before", async () => {
  const scenarios = new CheckedScenarios();
  const { reader } = storing(FIRST, SECOND);
  await scenarios.read(reader, CHECK, { id: FIRST, early: null });
  const early = scenarios.askEarly(reader, CHECK);
  const { scenario } = await scenarios.read(reader, CHECK, { id: SECOND, early });
  expect(scenario?.document).toMatchObject({ id: SECOND });
  expect(scenarios.askEarly(reader, CHECK)?.id).toBe(SECOND);
});

it("expects nothing of another check, project or promise, and knows of a scenario that is gone", async () => {
  const scenarios = new CheckedScenarios();
  const { reader } = storing();
  expect(await scenarios.read(reader, CHECK, { id: FIRST, early: null })).toEqual({
    scenario: null,
    oddities: [],
  });
  for (const other of [{ key: "O2" }, { projectId: id("9") }, { promiseId: id("9") }]) {
    expect(scenarios.askEarly(reader, { ...CHECK, ...other })).toBeNull();
  }
});
