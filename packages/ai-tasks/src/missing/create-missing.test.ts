import { describe, expect, it } from "@jest/globals";
import { type Guid, modelWithChanges, NO_FACTS, uuidV5 } from "@plumbline/model-core";
import fc from "fast-check";
import { orderOfMissing } from "../flow/order-of-missing.js";
import { factsById } from "../records/facts-by-id.js";
import { ALL_MISSING, ANN, aCall, aFlow, aMissing, aProposal, numbered, SHOP } from "../testing/flows.js";
import { type CreationOfParts, createAllMissing, createMissingPart } from "./create-missing.js";
import { mapMissingPart } from "./map-missing.js";

const opened = () => aProposal(aFlow({ missing: ALL_MISSING }));

function creation(change: Partial<CreationOfParts> = {}): CreationOfParts {
  const place = { projectId: numbered(1), modelStreamId: numbered(2), model: SHOP.model, isBranchOpen: true };
  return { proposal: opened(), ...place, acceptance: ANN, ...change };
}

const idFor = (alias: string): Guid => uuidV5(numbered(3), alias);
const wanted = (alias: string, change: object = {}) => ({
  ...{ alias, id: idFor(alias), name: null, parentId: null },
  ...change,
});

describe("all missing parts", () => {
  const all = () => {
    const done = createAllMissing(creation(), idFor);
    return done.ok ? done.value : null;
  };
  const facts = () => {
    const changes = all()?.plan.changes;
    return factsById(changes === undefined ? SHOP.model : modelWithChanges(SHOP.model, changes));
  };
  const fact = (alias: string) => facts().get(idFor(alias))?.fact;

  it("become facts of their kinds that refer to each other", () => {
    expect(fact("bank")).toMatchObject({ kind: "system", name: "Bank", status: "planned", parentId: null });
    expect(fact("pay")).toMatchObject({ kind: "app", parentId: idFor("bank"), technology: "Go" });
    expect(fact("charge")).toMatchObject({ ownerId: idFor("pay"), transport: "grpc", timeoutMs: 50 });
    expect(fact("paid-events")).toMatchObject({ name: "paid", kind: "topic" });
    expect(fact("paid-out")).toMatchObject({
      ...{ channelId: idFor("paid-events"), consumerId: idFor("pay") },
      deadLetterChannelId: idFor("dead"),
    });
    expect(fact("paid")).toMatchObject({
      producerId: idFor("pay"),
      consumerIds: [SHOP.ids["web"], idFor("pay")],
    });
  });

  it("are inferred, with where they are from, how sure that is and who took them", () => {
    for (const { alias, confidence } of ALL_MISSING) {
      expect(fact(alias)).toMatchObject({
        factStatus: "inferred",
        provenance: {
          ...{ source: `agent-proposal:${opened().id}#${alias}`, revision: "model:7", confidence },
          ...{ acceptedBy: ANN.by, acceptedAt: ANN.at },
        },
        stale: null,
      });
    }
  });

  it("are noted in the proposal, which is the same else", () => {
    const missing = opened().missing.map((part) => {
      return { ...part, createdId: idFor(part.alias), createdBy: ANN.actor, createdAt: ANN.at };
    });
    expect(all()?.proposal).toEqual({ ...opened(), missing });
  });

  it("are none the second time", () => {
    expect(createAllMissing(creation({ proposal: all()?.proposal ?? opened() }), idFor)).toEqual({
      ok: true,
      value: null,
    });
  });

  it("are the same facts in whatever order they are proposed", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL_MISSING], { minLength: ALL_MISSING.length }), (missing) => {
        const created = createAllMissing(creation({ proposal: aProposal(aFlow({ missing })) }), idFor);
        const plan = created.ok ? created.value?.plan : undefined;
        const again = factsById(plan === undefined ? NO_FACTS : modelWithChanges(SHOP.model, plan.changes));
        expect(new Map([...again].sort())).toEqual(new Map([...facts()].sort()));
      }),
      { seed: 31 },
    );
  });

  it("come after what they hang from", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ALL_MISSING], { minLength: ALL_MISSING.length }), (missing) => {
        const order = orderOfMissing(missing).map(({ alias }) => alias);
        const before = (one: string, other: string) => order.indexOf(one) < order.indexOf(other);
        expect([...order].sort()).toEqual(ALL_MISSING.map(({ alias }) => alias).sort());
        expect([before("bank", "pay"), before("pay", "charge"), before("pay", "paid")]).toEqual([
          true,
          true,
          true,
        ]);
        expect([before("paid-events", "paid-out"), before("dead", "paid-out")]).toEqual([true, true]);
      }),
      { seed: 32 },
    );
    expect(orderOfMissing(ALL_MISSING.slice(3)).map(({ alias }) => alias)).toEqual([
      ...["bank", "pay", "paid-events", "dead"],
    ]);
  });

  it("are none where the model does not take one, which is named", () => {
    const missing = [aMissing({ alias: "a", kind: "element", elementKind: "app", parent: "web" })];
    expect(createAllMissing(creation({ proposal: aProposal(aFlow({ missing })) }), idFor)).toEqual({
      ok: false,
      refusal: {
        code: "validation_error",
        title: "The model does not take it: missing.a.parentId must name a system",
        errors: [{ field: "missing.a.parentId", message: "must name a system" }],
      },
    });
  });
});

describe("one missing part", () => {
  const refused = (done: { readonly ok: boolean; readonly refusal?: unknown }) =>
    done.ok ? null : (done.refusal as { code: string; errors: { field: string }[] });
  const outcome = (of: CreationOfParts, part: ReturnType<typeof wanted>) => {
    const refusal = refused(createMissingPart(of, part));
    return refusal === null ? "made" : [refusal.code, ...refusal.errors.map(({ field }) => field)];
  };

  it("may have another name and another parent", () => {
    const done = createMissingPart(creation(), wanted("pay", { name: "P", parentId: SHOP.ids["shop"] }));
    expect(done.ok && done.value.plan.changes.elements.added).toMatchObject([
      { name: "P", parentId: SHOP.ids["shop"] },
    ]);
    expect(done.ok && done.value.proposal.missing.filter(({ createdId }) => createdId !== null)).toEqual([
      {
        ...{ alias: "pay", kind: "element", name: "Pay", createdId: idFor("pay") },
        ...{ createdBy: ANN.actor, createdAt: ANN.at },
      },
    ]);
  });

  it.each<[string, Partial<CreationOfParts>, ReturnType<typeof wanted>, unknown]>([
    ["that is not missing", {}, wanted("web"), ["not_found"]],
    [
      "of a decided proposal",
      { proposal: { ...opened(), status: "rejected" } },
      wanted("bank"),
      ["conflict"],
    ],
    ["on a closed branch", { isBranchOpen: false }, wanted("bank"), ["conflict"]],
    ["that hangs from missing ones", {}, wanted("paid"), ["missing_dependency", "pay"]],
    ["whose parent is missing", {}, wanted("pay"), ["missing_dependency", "bank"]],
    [
      "that is no element, with a parent",
      {},
      wanted("dead", { parentId: numbered(9) }),
      ["validation_error", "parentId"],
    ],
    [
      "that is a subscription, with a name and a parent",
      {},
      wanted("paid-out", { name: "P", parentId: numbered(9) }),
      ["validation_error", "name", "parentId"],
    ],
    [
      "with a parent that is not there",
      {},
      wanted("pay", { parentId: numbered(9) }),
      ["validation_error", "parentId"],
    ],
    [
      "with an ID that is taken",
      {},
      { ...wanted("bank"), id: SHOP.ids["order"] as Guid },
      ["validation_error", "id"],
    ],
  ])("%s is refused", (_, change, part, expected) => {
    expect(outcome(creation(change), part)).toEqual(expected);
  });

  it("is made once", () => {
    const done = createMissingPart(creation(), wanted("bank"));
    const proposal = done.ok ? done.value.proposal : opened();
    expect(outcome(creation({ proposal }), wanted("bank"))).toEqual(["already_created"]);
    expect(outcome(creation({ proposal, isBranchOpen: false }), wanted("bank"))).toEqual(["conflict"]);
  });

  it("may be one that is there, of its kind", () => {
    const of = { facts: factsById(SHOP.model), acceptance: ANN };
    const map = (alias: string, target: string, change: Partial<CreationOfParts> = {}) =>
      mapMissingPart(creation(change), { alias, targetId: SHOP.ids[target] ?? numbered(9) }, of);
    const mapped = map("charge", "order");
    expect(mapped.ok && mapped.value.missing[2]).toMatchObject({
      createdId: SHOP.ids["order"],
      createdBy: ANN.actor,
    });
    expect(refused(map("charge", "web"))).toMatchObject({
      code: "validation_error",
      errors: [{ field: "targetId" }],
    });
    expect(refused(map("charge", "nothing"))).toMatchObject({ code: "validation_error" });
    expect(refused(map("web", "web"))).toMatchObject({ code: "not_found" });
    expect(refused(map("charge", "order", { isBranchOpen: false }))).toMatchObject({ code: "conflict" });
  });
});

it("a flow on a model with its missing parts put in has no unknown part", () => {
  const flow = aFlow({ missing: ALL_MISSING, steps: [aCall({ from: "pay", operation: "charge" })] });
  expect(aProposal(flow).issues).toEqual([]);
});
