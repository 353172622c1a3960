import { describe, expect, it } from "@jest/globals";
import {
  type ChangePlan,
  type Element,
  type Guid,
  type MergeInput,
  type Model,
  mergeStreams,
  type Provenance,
} from "../index.js";
import { aFullModel, idOf, type ModelBuilder } from "../testing/a-model.js";

const BASE = aFullModel();
const PERSON = "44444444-4444-4444-8444-444444444444" as Guid;

function without(builder: ModelBuilder, ...ids: readonly string[]): ModelBuilder["model"] {
  const lists = Object.entries(builder.model).map(([list, facts]) => [
    list,
    (facts as readonly { id: string }[]).filter(({ id }) => !ids.includes(id)),
  ]);
  return Object.fromEntries(lists) as ModelBuilder["model"];
}

function webOf({ elements }: Model): Element {
  return elements.find(({ name }) => name === "web") as Element;
}

function web(fields: Partial<Element>): ModelBuilder {
  return BASE.with("element", { ...webOf(BASE.model), ...fields });
}

function merge(main: MergeInput["main"], branch: MergeInput["branch"]): ReturnType<typeof mergeStreams> {
  return mergeStreams({ base: BASE.model, main, branch });
}

function planned(main: MergeInput["main"], branch: MergeInput["branch"]): ChangePlan {
  const result = merge(main, branch);
  if (!result.ok) {
    throw new Error(JSON.stringify(result.refusal));
  }
  return result.value;
}

function conflicts(main: MergeInput["main"], branch: MergeInput["branch"]): readonly string[] {
  const result = merge(main, branch);
  return result.ok ? [] : result.refusal.errors.map(({ field, message }) => `${field} ${message}`);
}

const WEB = `element:${idOf("element", "web")}`;

describe("a merge", () => {
  it("brings fields that only the branch changed beside those that only main changed", () => {
    const plan = planned(
      web({ name: "renamed", tags: ["a"] }).model,
      web({ technology: "Rust", ownerId: PERSON }).model,
    );
    const { id } = BASE.model.elements.find(({ name }) => name === "web") as Element;
    expect(plan.items).toEqual([
      { kind: "element", id, name: "renamed", change: "changed", error: null, importedAs: null },
    ]);
    const merged = { name: "renamed", tags: ["a"], technology: "Rust", ownerId: PERSON };
    expect(plan.changes.elements.changed).toEqual([expect.objectContaining(merged)]);
  });

  it("adds and removes what the branch did, by kind and ID", () => {
    const branch = without(BASE.withChannel("more"), idOf("relationship", "buyer-web"));
    const plan = planned(BASE.withChannel("other").model, branch);
    const items = plan.items.map(({ kind, name, change }) => `${kind}:${name} ${change}`);
    expect(items).toEqual(["relationship:buys removed", "channel:more added"]);
    expect(plan.changes.channels.added.map(({ name }) => name)).toEqual(["more"]);
    expect(plan.changes.relationships.removed).toHaveLength(1);
  });

  it("finds the same change on both sides in place", () => {
    const main = without(web({ name: "new" }).withChannel("more"), idOf("message", "ordered"));
    const plan = planned(main, main);
    const items = plan.items.map(({ kind, change }) => `${kind} ${change}`);
    expect(items).toEqual(["element unchanged", "message unchanged", "channel unchanged"]);
    expect(plan.changesModel).toBe(false);
  });

  it("leaves schemas to the project, whatever the branch says", () => {
    const plan = planned(BASE.withSchema("order", { content: "[]" }).model, BASE.withSchema("other").model);
    expect(plan.items).toEqual([]);
  });
});

/** The provenance of `web`, as whoever stands for it leaves it. */
function accepted(at: string | null, by: Guid = PERSON, rest: Partial<Provenance> = {}): Provenance {
  const none = { source: null, revision: null, confidence: null };
  return { ...none, acceptedBy: at === null ? null : by, acceptedAt: at, ...rest };
}

describe("who accepted a fact", () => {
  const [EARLY, LATE, LATEST] = ["01", "02", "03"].map((day) => `2026-11-${day}T00:00:00.000Z`) as [
    string,
    string,
    string,
  ];
  const OTHER = "55555555-5555-4555-8555-555555555555" as Guid;
  const withWeb = (fields: Partial<Element>): Model =>
    web({ factStatus: "declared", stale: null, ...fields }).model;

  /** What comes of it in main, the same from both sides. */
  function mergedWeb(base: Provenance | null, main: Provenance | null, branch: Provenance | null): unknown {
    const [before, ours, theirs] = [
      withWeb({ provenance: base }),
      withWeb({ provenance: main, name: "renamed" }),
      withWeb({ provenance: branch, tags: ["t"] }),
    ];
    const results = [
      mergeStreams({ base: before, main: ours, branch: theirs }),
      mergeStreams({ base: before, main: theirs, branch: ours }),
    ].map((result) =>
      result.ok ? result.value.changes.elements.changed[0]?.provenance : result.refusal.errors,
    );
    expect(results[0]).toEqual(results[1]);
    return results[0];
  }

  it.each<[string, Provenance | null, Provenance | null, Provenance | null, Provenance | null]>([
    ["the later of two", null, accepted(EARLY), accepted(LATE, OTHER), accepted(LATE, OTHER)],
    [
      "of two at one time the same from both sides",
      null,
      accepted(LATE, OTHER),
      accepted(LATE),
      accepted(LATE, OTHER),
    ],
    ["the one that one side has", null, accepted(EARLY), null, accepted(EARLY)],
    [
      "the later where it was accepted before",
      accepted(EARLY),
      accepted(LATE),
      accepted(LATEST),
      accepted(LATEST),
    ],
    ["nobody, where one side took it back", accepted(EARLY), accepted(EARLY), null, null],
    [
      "whoever did it again, where the other took it back",
      accepted(EARLY),
      accepted(LATE),
      null,
      accepted(LATE),
    ],
    ["nobody, where neither side says anything", null, accepted(null), null, null],
  ])("is %s", (_, base, main, branch, expected) => {
    expect(mergedWeb(base, main, branch)).toEqual(expected);
  });

  it("stands beside where the other side found the fact", () => {
    const [found, stoodFor] = [accepted(null, PERSON, { source: "s" }), accepted(EARLY)];
    expect(mergedWeb(null, found, stoodFor)).toEqual(accepted(EARLY, PERSON, { source: "s" }));
  });

  it("keeps no two sources together", () => {
    const from = (source: string): Provenance => accepted(EARLY, PERSON, { source });
    const message = "was changed in main and in the branch";
    expect(mergedWeb(null, from("a"), from("b"))).toEqual([{ field: `${WEB}.provenance`, message }]);
  });

  it("is no difference of a fact that both sides added", () => {
    const added = (at: string): Model => BASE.withChannel("new", { provenance: accepted(at) }).model;
    const [changed] = planned(added(EARLY), added(LATE)).changes.channels.changed;
    expect(changed?.provenance).toEqual(accepted(LATE));
    expect(planned(added(LATE), added(EARLY)).changesModel).toBe(false);
  });
});

describe("a conflict", () => {
  it("is each field that both sides changed; a list or nested object is one", () => {
    const main = web({
      name: "one",
      tags: ["a"],
      provenance: null,
      technology: "x",
      factStatus: "declared",
    }).model;
    const provenance = { source: "s", revision: null, confidence: 1, acceptedBy: null, acceptedAt: null };
    const branch = web({ name: "two", tags: ["a", "b"], provenance, technology: "x" }).model;
    const message = "was changed in main and in the branch";
    const expected = ["name", "tags", "provenance"].map((field) => `${WEB}.${field} ${message}`);
    expect(conflicts(main, branch)).toEqual(expected);
  });

  it("is a delete against a change, from either side", () => {
    const id = idOf("relationship", "buyer-web");
    const changed = BASE.withRelationship("buyer", "web", { label: "pays" }).model;
    expect(conflicts(changed, without(BASE, id))).toEqual([
      `relationship:${id} was changed in main and deleted in the branch`,
    ]);
    expect(conflicts(without(BASE, id), changed)).toEqual([
      `relationship:${id} was changed in the branch and deleted in main`,
    ]);
  });

  it("is an ID taken: added on both sides differently, or as another kind", () => {
    const id = idOf("channel", "new");
    const [main, branch] = [BASE.withChannel("new"), BASE.withChannel("new", { kind: "topic" })];
    const message = "was added in main and in the branch, not the same";
    expect(conflicts(main.model, branch.model)).toEqual([`channel:${id} ${message}`]);
    const element = BASE.withSystem("new", { id: id as never });
    expect(conflicts(main.model, element.model)).toEqual([
      `element:${id} id: is the ID of a thing of kind channel`,
    ]);
  });

  it("is a reference that is gone, beside the others", () => {
    const id = idOf("relationship", "buyer-orders-db");
    const main = without(web({ name: "one" }), idOf("element", "orders-db"));
    const branch = web({ name: "two" }).withRelationship("buyer", "orders-db").model;
    expect(conflicts(main, branch)).toEqual([
      `${WEB}.name was changed in main and in the branch`,
      `relationship:${id} toId: must name an element of the model`,
    ]);
    expect(conflicts(branch, main)).toEqual(conflicts(main, branch));
  });

  it("is a rule that the union breaks", () => {
    const key = { routingKey: "new" };
    const [one, two] = [{ id: idOf("binding", "one") }, { id: idOf("binding", "two") }];
    const main = BASE.withBinding("exchange", "queue", { ...one, ...key }).model;
    const branch = BASE.withBinding("exchange", "queue", { ...two, ...key }).model;
    expect(conflicts(main, branch)).toHaveLength(1);
    expect(conflicts(main, branch)).toEqual(conflicts(branch, main));
    const relabelled = web({ factStatus: "measured" }).model;
    expect(conflicts(relabelled, web({ provenance: null, factStatus: "inferred" }).model)).toEqual([
      `${WEB} provenance.source: is required by the label measured`,
    ]);
  });
});
