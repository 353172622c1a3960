import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { type Guid, sha256Hex } from "@plumbline/model-core";
import { scenarioHash } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { documentOf } from "./found-one-by-one.js";
import type { LookedAt } from "./looked-at.js";
import { StateOfMain } from "./state-of-main.js";

const MAIN = { projectId: "project", streamId: "main", version: 7 };
const SCENARIO = readFileSync(
  new URL("../../../../test/data/eshop.happy-order.scenario.json", import.meta.url),
  "utf8",
);

interface Row {
  readonly id: string;
}

const FACTS = [{ id: "o1", kind: "operation", body: { id: "o1", name: "Pay" } }];
const SCENARIOS = [{ id: "s1", version: 3, text: SCENARIO }];
const SCHEMAS = [
  { id: "c1", version: 2, text: "{}" },
  { id: "s1", version: 9, text: "true" },
];
const LINKS = [{ id: "l1" }];

/** A database that notes what it is asked for by ID. */
function project(main: readonly unknown[] = [MAIN]) {
  const asked: string[] = [];
  const byId = (what: string, rows: readonly Row[], ids: readonly string[]) => {
    asked.push(`${what} ${ids}`);
    return rows.filter(({ id }) => ids.includes(id)).map((row) => ({ ...row }));
  };
  const answer = (statement: string, values: readonly unknown[]): readonly unknown[] => {
    const ids = values.at(-1) as readonly string[];
    if (statement.includes("FROM model_facts")) {
      return byId("facts", FACTS, ids);
    }
    if (statement.includes("FROM scenarios")) {
      return byId("scenarios", SCENARIOS, ids);
    }
    if (statement.includes("FROM schemas")) {
      return byId("schemas", SCHEMAS, ids);
    }
    const others = {
      source_service_links: LINKS,
      branches: [],
      model_streams: main,
      source_repositories: [],
    };
    const [table, rows] = Object.entries(others).find(([name]) => statement.includes(name)) ?? ["?", []];
    asked.push(table);
    return rows;
  };
  const reader: Reader = {
    query: async <Rows>(statement: string, values: readonly unknown[] = []) =>
      answer(statement, values) as Rows,
  };
  return { asked, reader, state: new StateOfMain(reader, "project" as Guid) };
}

const look = (at: Partial<Record<keyof LookedAt, unknown>>): LookedAt =>
  ({ linked: [], scenarios: new Set(), schemas: new Set(), links: false, ...at }) as LookedAt;

const operation = (id: string) => ({ kind: "operation", id });
const scenario = (id: string) => ({ kind: "scenario", id });

describe("the state of main", () => {
  it("knows what was looked at, each thing from one reading", async () => {
    const { asked, state } = project();
    const first = await state.look(
      look({ linked: [operation("o1"), operation("o1"), operation("o2")], schemas: new Set(["c1"]) }),
    );
    expect(first?.present.schema("c1")).toEqual({ version: 2, hash: sha256Hex("{}") });
    const at = look({
      linked: [operation("o2"), operation("o1"), scenario("s1")],
      scenarios: new Set(["s2", "s1"]),
      schemas: new Set(["c1"]),
      links: true,
    });
    const state2 = await state.look(at);
    await state.look(at);
    expect(state2).toBe(first);
    expect(state2?.hashNow(operation("o1") as never)).toMatch(/^[0-9a-f]{64}$/);
    expect(state2?.hashNow(operation("o2") as never)).toBeNull();
    expect(state2?.hashNow(scenario("s1") as never)).toMatch(/^[0-9a-f]{64}$/);
    expect(state2?.present.scenario("s1")).toEqual({ version: 3, hash: scenarioHash(documentOf(SCENARIO)) });
    expect(state2?.present.scenario("s2")).toBeNull();
    expect([state2?.present.link("l1"), state2?.present.link("l2")]).toEqual([true, false]);
    expect(state2?.present.stream).toEqual({ streamId: "main", version: 7 });
    expect(asked).toEqual([
      ...["model_streams", "source_repositories", "facts o1,o2", "schemas c1"],
      ...["scenarios s1,s2", "branches", "source_service_links"],
    ]);
  });

  it("is asked for a scenario again where it was looked at as something else before", async () => {
    const { asked, state } = project();
    await state.look(look({ scenarios: new Set(["s1"]) }));
    const linked = await state.look(look({ linked: [scenario("s1")] }));
    expect(linked?.hashNow(scenario("s1") as never)).toMatch(/^[0-9a-f]{64}$/);
    expect(asked.slice(2)).toEqual(["scenarios s1", "scenarios s1"]);
  });

  it("takes no scenario for a schema that has its ID", async () => {
    const { state } = project();
    const both = await state.look(look({ scenarios: new Set(["s1"]), schemas: new Set(["s1"]) }));
    expect([both?.present.scenario("s1")?.version, both?.present.schema("s1")?.version]).toEqual([3, 9]);
  });

  it("says of a thing of another kind that it is not there", async () => {
    const { state } = project();
    const other = { kind: "channel", id: "o1" };
    const both = await state.look(look({ linked: [other, operation("o1")] }));
    expect(both?.hashNow(other as never)).toBeNull();
    expect(both?.hashNow(operation("o1") as never)).not.toBeNull();
  });

  it("takes the hash of a text while it is there, and holds no text", async () => {
    const { reader } = project();
    const take: NonNullable<Reader["take"]> = async (taken) => {
      for (const row of await reader.query<{ text: string }[]>(taken.text, taken.values)) {
        taken.take(row as never);
        row.text = "gone";
      }
    };
    const state = await new StateOfMain({ ...reader, take }, "project" as Guid).look(
      look({ linked: [scenario("s1")], scenarios: new Set(["s1"]), schemas: new Set(["c1"]) }),
    );
    expect(state?.hashNow(scenario("s1") as never)).toMatch(/^[0-9a-f]{64}$/);
    expect(state?.present.scenario("s1")?.hash).toBe(scenarioHash(documentOf(SCENARIO)));
    expect(state?.present.schema("c1")?.hash).toBe(sha256Hex("{}"));
  });

  it("is none where there is no project, and begins once", async () => {
    const { asked, state } = project([]);
    await state.begin();
    expect(await state.look(look({ linked: [operation("o1")] }))).toBeNull();
    expect(asked).toEqual(["model_streams", "source_repositories"]);
  });
});
