import { describe, expect, it } from "@jest/globals";
import type { Element, Model } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import {
  type ArchitectureProposal,
  answerArchitecture,
  factOfItem,
  factsById,
  linksOfItems,
  linksOfMerge,
  type MergedMain,
  mayDeleteArchitecture,
} from "../index.js";
import { numbered } from "../testing/aliased-facts.js";
import { anItem, anOutput, aProposal, ID, itemOf, PROPOSAL_ID, SHOP } from "../testing/architectures.js";
import { decide, decided, modelAfter } from "../testing/decided-architectures.js";

const opened = () => aProposal();

function refused(
  proposal: ArchitectureProposal,
  accept: readonly string[],
  reject: readonly string[] = [],
  model: Model = SHOP,
  linked: readonly ServiceLink[] = [],
) {
  const outcome = decide(proposal, { accept, reject }, model, linked);
  if (outcome.ok || outcome.refusal.code !== "proposal_items_refused") {
    throw new Error("It is not refused for its items");
  }
  const { items, errors } = outcome.refusal;
  expect(errors.map(({ field }) => field)).toEqual(items.map(({ id }) => `item:${id}`));
  return items.map(({ alias, reason }, index) => `${alias}: ${reason}: ${errors[index]?.message}`);
}

describe("accepted items", () => {
  const all = () => decided(opened(), { accept: opened().items.map(({ alias }) => alias), reject: [] });

  it("are written together, as inferred facts that say where they come from and who accepted them", () => {
    const model = modelAfter(SHOP, all());
    const shipping = model.elements.find(({ name }) => name === "Shipping");
    expect(shipping).toMatchObject({
      id: factOfItem(itemOf(opened(), "ship")),
      kind: "app",
      parentId: factOfItem(itemOf(opened(), "logistics")),
      status: "current",
      factStatus: "inferred",
      provenance: {
        source: `ai-proposal:${PROPOSAL_ID}#ship`,
        revision: "model:7",
        confidence: 0.9,
        acceptedBy: numbered(3),
        acceptedAt: "2026-11-24T09:00:00.000Z",
      },
      stale: null,
    });
    expect(model.messages.map(({ name }) => name).toSorted()).toEqual(["OrderPlaced", "ParcelSent"]);
    expect(
      [model.channels, model.operations, model.subscriptions, model.bindings].map(({ length }) => length),
    ).toEqual([2, 1, 1, 1]);
  });

  it("change a part in what they say alone, and make it inferred", () => {
    const before = SHOP.elements.find(({ name }) => name === "Billing");
    const after = modelAfter(SHOP, all()).elements.find(({ name }) => name === "Invoicing");
    expect(after).toEqual({
      ...before,
      name: "Invoicing",
      technology: "Go",
      factStatus: "inferred",
      provenance: expect.objectContaining({
        source: `ai-proposal:${PROPOSAL_ID}#rename`,
        acceptedBy: numbered(3),
      }),
    });
  });

  it("leave no mark of stale evidence, and who accepted the part before is not who accepts now", () => {
    const provenance = {
      source: "x",
      revision: null,
      confidence: null,
      acceptedBy: numbered(8),
      acceptedAt: "2026-01-01T00:00:00.000Z",
    };
    const stale = { sinceRevision: "b", reason: "gone" };
    const marked = { ...SHOP, elements: SHOP.elements.map((one) => ({ ...one, provenance, stale })) };
    const after = modelAfter(marked, decided(opened(), { accept: ["rename"], reject: [] }, marked));
    expect(after.elements.find(({ name }) => name === "Invoicing")).toMatchObject({
      stale: null,
      provenance: { acceptedBy: numbered(3) },
    });
    expect(after.elements.find(({ name }) => name === "Orders")).toMatchObject({ stale, provenance });
  });

  it("keep the ID of what they added, and who decided", () => {
    expect(all().proposal).toMatchObject({
      status: "decided",
      decidedBy: "user:bob",
      decidedAt: "2026-11-24T09:00:00.000Z",
    });
    expect(
      all().proposal.items.map(({ state, createdId }) => (createdId === null ? state : "added")),
    ).toEqual([...Array.from({ length: 8 }, () => "added"), "accepted", "accepted"]);
    expect(all().accepted).toHaveLength(10);
  });

  it("make a proposal no more stale by what they changed themselves", () => {
    const model = modelAfter(SHOP, all());
    expect(answerArchitecture(all().proposal, factsById(model)).stale).toBeNull();
  });

  it("say of a submitted proposal that an agent proposed them", () => {
    const submitted = { ...opened(), submitted: true };
    const { changes } = decided(submitted, { accept: ["logistics"], reject: [] });
    expect(changes?.elements.added[0]?.provenance?.source).toBe(`agent-proposal:${PROPOSAL_ID}#logistics`);
  });

  it("link services with the app that they are", () => {
    expect(linksOfItems(numbered(4), all().accepted)).toEqual([
      {
        id: expect.any(String),
        repository: "git.example/acme/shop",
        serviceKey: "shipping",
        elementId: factOfItem(itemOf(opened(), "ship")),
      },
    ]);
    expect(
      linksOfItems(
        numbered(4),
        all().accepted.filter(({ alias }) => alias !== "ship"),
      ),
    ).toEqual([]);
  });

  it("take no service from an element that it is linked with, as long as that is there", () => {
    const link = { id: numbered(6), repository: "git.example/acme/shop", serviceKey: "shipping" };
    const accept = opened().items.map(({ alias }) => alias);
    const refusedFor = (one: Partial<ServiceLink>): readonly string[] =>
      refused(opened(), accept, [], SHOP, [{ ...link, elementId: ID.billing, ...one }]);
    expect(refusedFor({})).toEqual([
      `ship: model-rule: services shipping of git.example/acme/shop is linked with Billing (${ID.billing}): end that link first`,
    ]);
    for (const other of [{ elementId: numbered(7) }, { serviceKey: "x" }, { repository: "x" }]) {
      expect(() => refusedFor(other)).toThrow("not refused");
    }
  });
});

describe("items that were accepted on a branch", () => {
  const all = () => decided(opened(), { accept: opened().items.map(({ alias }) => alias), reject: [] });
  const facts = () => factsById(modelAfter(SHOP, all()));
  const links = () => linksOfItems(numbered(4), all().accepted);
  const service = { id: numbered(6), repository: "git.example/acme/shop", serviceKey: "shipping" };
  const merged = (main: Partial<MergedMain>, accepted = all().accepted) =>
    linksOfMerge(numbered(4), accepted, { linked: [], facts: facts(), ...main });

  it("link their services once main has what they became", () => {
    expect(links()).toHaveLength(1);
    expect(merged({})).toEqual(links());
    expect(merged({ facts: factsById(SHOP) })).toEqual([]);
  });

  it("link none of what is no app any more", () => {
    const id = factOfItem(itemOf(opened(), "ship"));
    const fact = { ...facts().get(id)?.fact, kind: "system" } as Element;
    expect(merged({ facts: new Map([[id, { kind: "element", fact }]]) })).toEqual([]);
  });

  it("take no service from an element that it is linked with, as long as that is there", () => {
    expect(merged({ linked: [{ ...service, elementId: ID.billing }] })).toEqual([]);
    expect(merged({ linked: [{ ...service, elementId: numbered(7) }] })).toEqual(links());
  });

  it("leave a service to the first of them", () => {
    const [ship, ...others] = all().accepted.filter(({ alias }) => alias === "ship");
    expect([ship?.createdId, others]).toEqual([links()[0]?.elementId, []]);
    const second = all().accepted.map((item) => ({ ...item, createdId: ID.billing }));
    expect(merged({}, [...all().accepted, ...second])).toEqual(links());
    expect(merged({}, [...second, ...all().accepted])).toMatchObject([{ elementId: ID.billing }]);
  });
});

describe("items are accepted in turn", () => {
  it("and rejected with what depends on them", () => {
    const first = decided(opened(), { accept: ["logistics"], reject: ["parcels"] });
    expect(first.proposal.status).toBe("open");
    expect(first.rejected.map(({ alias }) => alias)).toEqual(["parcels", "reads", "passes"]);
    const model = modelAfter(SHOP, first);
    const second = decided(
      first.proposal,
      { accept: ["ship"], reject: ["rename", "label", "asks", "sent", "send"] },
      model,
    );
    expect(second.proposal.status).toBe("decided");
    expect(modelAfter(model, second).elements.map(({ name }) => name)).toContain("Shipping");
  });

  it("and a proposal of which nothing was accepted is rejected", () => {
    const { proposal, changes, accepted } = decided(opened(), {
      accept: [],
      reject: opened().items.map(({ alias }) => alias),
    });
    expect([proposal.status, changes, accepted]).toEqual(["rejected", null, []]);
  });
});

describe("a decision is refused, and nothing becomes of it,", () => {
  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    [
      "an item needs one that is open",
      ["ship"],
      [],
      ["ship: depends-on-open: needs logistics, which is neither accepted before nor with it"],
    ],
    [
      "an item needs one that is rejected with it",
      ["ship", "logistics", "reads"],
      ["parcels"],
      ["reads: depends-on-rejected: needs parcels, which is rejected"],
    ],
    [
      "through others",
      ["ship", "asks"],
      ["logistics"],
      [
        "ship: depends-on-rejected: needs logistics, which is rejected",
        "asks: depends-on-rejected: needs ship, which is rejected",
      ],
    ],
  ])("where %s", (_, accept, reject, reasons) => {
    expect(refused(opened(), accept, reject)).toEqual(reasons);
  });

  it("where an item needs one that was rejected before", () => {
    const { proposal } = decided(opened(), { accept: [], reject: ["parcels"] });
    const open = proposal.items.map((one) =>
      one.alias === "reads" ? { ...one, state: "open" as const } : one,
    );
    expect(refused({ ...proposal, items: open }, ["reads"])).toEqual([
      "reads: depends-on-rejected: needs parcels, which is rejected",
    ]);
  });

  it("where the part that an item changes is another one, or gone", () => {
    const renamed = {
      ...SHOP,
      elements: SHOP.elements.map((one) => (one.name === "Billing" ? { ...one, technology: "C" } : one)),
    };
    expect(refused(opened(), ["rename", "logistics"], [], renamed)).toEqual([
      "rename: target-changed: changes billing, which was changed since",
    ]);
    expect(refused(opened(), ["label"], [], { ...SHOP, relationships: [] })).toEqual([
      "label: target-removed: changes calls, which is not in the model any more",
    ]);
    const other = {
      ...SHOP,
      relationships: [],
      channels: [{ ...SHOP.channels[0], id: ID.calls }],
    } as unknown as Model;
    expect(refused(opened(), ["label"], [], other)).toEqual([
      "label: target-removed: changes calls, which is not in the model any more",
    ]);
  });

  it("where a rule of the model is broken, each item with the first", () => {
    const items = [
      anItem({ alias: "actor", kind: "element", name: "Ann", elementKind: "actor", parent: "orders" }),
      anItem({ alias: "fine", kind: "element", name: "Fine", elementKind: "system" }),
    ];
    expect(refused(aProposal(anOutput({ items, questions: [] })), ["actor", "fine"])).toEqual([
      expect.stringMatching(/^actor: model-rule: parentId /u),
    ]);
    expect(refused(opened(), ["reads", "parcels"], [], { ...SHOP, channels: [] })).toEqual([
      expect.stringMatching(/^reads: model-rule: deadLetterChannelId /u),
    ]);
  });

  it.each<[string, readonly string[], readonly string[], string, string]>([
    ["names nothing", [], [], "", "accept and reject name no item"],
    ["names an unknown item", ["nobody"], [], "accept[0]", "names no item of the proposal"],
    ["names an item twice", ["logistics", "logistics"], [], "accept[1]", "names an item twice"],
    ["names an item in both", ["logistics"], ["logistics"], "reject[0]", "names an item twice"],
  ])("where it %s", (_, accept, reject, field, message) => {
    expect(decide(opened(), { accept, reject })).toEqual({
      ok: false,
      refusal: {
        code: "validation_error",
        title: `${field} ${message}`.trim(),
        errors: [{ field, message }],
      },
    });
  });

  it("where an item was decided, or the proposal", () => {
    const { proposal } = decided(opened(), { accept: ["logistics"], reject: [] });
    expect(decide(proposal, { accept: [], reject: ["logistics"] })).toEqual({
      ok: false,
      refusal: expect.objectContaining({
        errors: [{ field: "reject[0]", message: "names an item that was accepted" }],
      }),
    });
    expect(decide({ ...proposal, status: "decided" }, { accept: ["ship"], reject: [] })).toEqual({
      ok: false,
      refusal: { code: "conflict", title: "The proposal is decided", errors: [] },
    });
  });
});

describe("a proposal is deleted", () => {
  const rejected = () => decided(opened(), { accept: [], reject: ["parcels"] }).proposal;
  const partly = () => decided(opened(), { accept: ["logistics"], reject: [] }).proposal;
  const ofBot = (): ArchitectureProposal => ({ ...opened(), createdBy: "agent-token:bot" });

  it.each<[string, () => ArchitectureProposal, string, string | null]>([
    ["by a person while nothing of it is accepted", rejected, "user:bob", null],
    ["by nobody once something is", partly, "user:bob", "conflict"],
    ["by the token that submitted it", ofBot, "agent-token:bot", null],
    ["by no other token", ofBot, "agent-token:other", "human_only"],
    [
      "by no token once it is decided",
      () => ({ ...ofBot(), status: "rejected" }),
      "agent-token:bot",
      "human_only",
    ],
  ])("%s", (_, proposal, by, code) => {
    const deleted = mayDeleteArchitecture(proposal(), by);
    expect(deleted.ok ? null : deleted.refusal.code).toBe(code);
  });
});
