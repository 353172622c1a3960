import { expect, test } from "@jest/globals";
import type { ModelLists } from "../../api/model-query.js";
import { mergeConflicts } from "./merge-conflicts.js";
import { planOfChoices } from "./plan-of-choices.js";

type Channel = ModelLists["channels"][number];

function channel(id: string, fields: Partial<Channel> = {}): Channel {
  return { id, name: id, kind: "topic", factStatus: "declared", provenance: null, stale: null, ...fields };
}

function model(...channels: readonly Channel[]): ModelLists {
  const none = {
    elements: [],
    relationships: [],
    messages: [],
    operations: [],
    subscriptions: [],
    bindings: [],
  };
  return { ...none, channels: [...channels], schemas: [] };
}

const MODELS = {
  base: model(channel("a"), channel("b"), channel("c")),
  main: model(
    channel("a", { name: "main a" }),
    channel("c", { kind: "queue" }),
    channel("d", { name: "main d" }),
  ),
  branch: model(
    channel("a", { name: "branch a", kind: "queue" }),
    channel("b", { name: "branch b" }),
    channel("d", { name: "branch d" }),
  ),
};

const ERRORS = ["channel:a.name", "channel:a.kind", "channel:b", "channel:c", "channel:d", "binding:x"].map(
  (field) => ({
    field,
    message: "both",
  }),
);

const CONFLICTS = mergeConflicts(ERRORS, MODELS);

test("a field, a deletion and a double addition are choices; what breaks a rule is none", () => {
  expect(CONFLICTS.map(({ key, isChoice }) => [key, isChoice])).toEqual([
    ["channel:a.name", true],
    ["channel:a.kind", true],
    ["channel:b", true],
    ["channel:c", true],
    ["channel:d", true],
    ["binding:x", false],
  ]);
});

test("a stale mark is nobody's choice", () => {
  expect(mergeConflicts([{ field: "channel:a.stale", message: "both" }], MODELS)[0]?.isChoice).toBe(false);
});

test("the side that was not chosen takes the field of the chosen one, and keeps its others", () => {
  const { onMain, onBranch } = planOfChoices(CONFLICTS, new Map([["channel:a.name", "main"]]));
  expect(onMain).toEqual([]);
  expect(onBranch).toEqual([
    expect.objectContaining({
      op: "put",
      id: "a",
      value: expect.objectContaining({ name: "main a", kind: "queue" }),
    }),
  ]);
});

test("two fields of one fact are one change", () => {
  const chosen = new Map([
    ["channel:a.name", "branch"],
    ["channel:a.kind", "branch"],
  ] as const);
  const { onMain } = planOfChoices(CONFLICTS, chosen);
  expect(onMain).toHaveLength(1);
  expect(onMain[0]).toMatchObject({ value: { name: "branch a", kind: "queue" } });
});

test("what one side deleted is deleted or brought back", () => {
  const { onMain, onBranch } = planOfChoices(
    CONFLICTS,
    new Map([
      ["channel:b", "main"],
      ["channel:c", "branch"],
    ] as const),
  );
  expect(onBranch).toEqual([{ op: "delete", kind: "channel", id: "b" }]);
  expect(onMain).toEqual([{ op: "delete", kind: "channel", id: "c" }]);
  const back = planOfChoices(CONFLICTS, new Map([["channel:b", "branch"]] as const));
  expect(back.onMain[0]).toMatchObject({ op: "put", id: "b", value: { name: "branch b" } });
});

test("of what both added the chosen one is put on the other side, without a stale mark", () => {
  const { onMain } = planOfChoices(CONFLICTS, new Map([["channel:d", "branch"]] as const));
  expect(onMain[0]).toMatchObject({ value: { name: "branch d" } });
  expect(onMain[0]).not.toHaveProperty("value.stale");
});

test("what was not chosen, or is no choice, changes nothing", () => {
  const none = { onMain: [], onBranch: [] };
  expect(planOfChoices(CONFLICTS, new Map())).toEqual(none);
  expect(planOfChoices(CONFLICTS, new Map([["binding:x", "main"]] as const))).toEqual(none);
});
