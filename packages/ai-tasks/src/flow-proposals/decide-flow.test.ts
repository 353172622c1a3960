import { describe, expect, it } from "@jest/globals";
import type { FactKind, FactOfKind } from "@plumbline/model-core";
import { SAVE_LIMITS } from "@plumbline/playback-engine";
import fc from "fast-check";
import { factsById } from "../records/facts-by-id.js";
import { partHash } from "../records/part-hash.js";
import type { PresentFact } from "../records/pinned-part.js";
import { staleParts } from "../records/stale-parts.js";
import { ALL_MISSING, ANN, aCall, aFlow, aProposal, everyFlow, numbered, SHOP } from "../testing/flows.js";
import { acceptFlow, type FlowAcceptance } from "./accept-flow.js";
import { FLOW_MOVES, FLOW_TRIGGERS } from "./flow-moves.js";
import { flowProposalListItem, flowProposalRecord } from "./flow-record.js";
import { mayDeleteFlow, rejectFlow } from "./reject-flow.js";
import { factsOfFlow, type PresentOfFlow, staleOfFlow } from "./stale-flow.js";
import { FLOW_STATUSES, type StoredFlowProposal } from "./stored-flow-proposal.js";

const FACTS = factsById(SHOP.model);
const PRESENT: PresentOfFlow = { facts: FACTS, modelVersion: 7, scenarioVersion: null };
const NO_REQUEST = { scenarioId: null, name: null, acceptStale: false };
const BY = { by: ANN.actor, at: ANN.at };

function accept(proposal: StoredFlowProposal, change: Partial<FlowAcceptance> = {}) {
  return acceptFlow({
    ...{ proposal, request: NO_REQUEST, present: PRESENT, isBranchOpen: true, newId: numbered(5), ...BY },
    ...change,
  });
}

function refusal(result: ReturnType<typeof accept>) {
  return result.ok ? null : { ...result.refusal, errors: result.refusal.errors.map(({ field }) => field) };
}

/** The shop with one fact changed, or gone. */
function shopWith(alias: string, change: object | null): PresentOfFlow {
  const id = SHOP.ids[alias] ?? "";
  const facts = new Map(FACTS);
  const { kind, fact } = facts.get(id) as PresentFact;
  facts.delete(id);
  if (change !== null) {
    facts.set(id, { kind, fact: { ...fact, ...change } as FactOfKind[FactKind] });
  }
  return { ...PRESENT, facts, modelVersion: 8 };
}

const revision = () => aProposal(aFlow(), { reviseScenarioId: numbered(0x51), scenarioVersion: 3 });
const lacking = () => aProposal(aFlow({ missing: ALL_MISSING, steps: [aCall({ operation: "charge" })] }));

describe("accepting a flow", () => {
  it("makes a scenario with the ID and name of the request, else new ones", () => {
    const done = accept(aProposal());
    expect(done).toMatchObject({
      ok: true,
      value: {
        proposal: {
          ...aProposal(),
          status: "accepted",
          decidedBy: BY.by,
          decidedAt: BY.at,
          scenarioId: numbered(5),
        },
        scenario: { id: numbered(5), name: "An order", steps: [{ id: "place", from: SHOP.ids["shop"] }] },
      },
    });
    const named = accept(aProposal(), { request: { ...NO_REQUEST, scenarioId: numbered(6), name: "Mine" } });
    expect(named).toMatchObject({ value: { scenario: { id: numbered(6), name: "Mine" } } });
  });

  it("of a revision keeps the ID of the scenario", () => {
    expect(accept(revision(), { present: { ...PRESENT, scenarioVersion: 3 } })).toMatchObject({
      value: { scenario: { id: numbered(0x51) }, proposal: { scenarioId: numbered(0x51) } },
    });
  });

  it("is refused by the first condition that does not hold", () => {
    const withId = { request: { ...NO_REQUEST, scenarioId: numbered(6) } };
    const decided = { ...revision(), status: "rejected" as const };
    const closed = { isBranchOpen: false };
    expect(refusal(accept(decided, { ...withId, ...closed }))).toMatchObject({
      ...{ code: "validation_error", errors: ["scenarioId"] },
    });
    expect(refusal(accept({ ...lacking(), status: "accepted" }, closed))).toMatchObject({
      ...{ code: "conflict", title: "The proposal is accepted" },
    });
    expect(refusal(accept(lacking(), closed))).toMatchObject({
      code: "conflict",
      title: "The branch of the proposal is closed",
    });
    const stale = { present: shopWith("shop", null) };
    expect(refusal(accept(lacking(), stale))).toMatchObject({ code: "missing_parts", errors: ["charge"] });
    const long = aProposal({ ...aFlow(), name: "x".repeat(SAVE_LIMITS.nameCharacters + 1) });
    expect(refusal(accept(long, stale))).toMatchObject({ code: "proposal_stale" });
    expect(refusal(accept(long))).toMatchObject({ code: "validation_error", errors: ["name"] });
  });

  it("tells what is stale, and takes what changed where the request says so", () => {
    const changed = { present: shopWith("order", { timeoutMs: 1 }) };
    expect(refusal(accept(aProposal(), changed))).toEqual({
      code: "proposal_stale",
      title: "What the proposal names is another one by now",
      errors: [],
      stale: {
        ...{ modelVersion: 7, currentModelVersion: 8, scenarioVersion: null, currentScenarioVersion: null },
        changed: [{ kind: "operation", id: SHOP.ids["order"], alias: "order", change: "changed" }],
      },
    });
    const request = { ...NO_REQUEST, acceptStale: true };
    expect(accept(aProposal(), { ...changed, request })).toMatchObject({ ok: true });
    expect(refusal(accept(aProposal(), { present: shopWith("order", null), request }))).toMatchObject({
      code: "proposal_stale",
    });
    const scenario = { present: { ...PRESENT, scenarioVersion: 4 }, request };
    expect(refusal(accept(revision(), scenario))).toMatchObject({ code: "proposal_stale" });
  });

  it("over the bytes of a stored scenario is refused", () => {
    const requestJson = JSON.stringify("x".repeat(65_000));
    const steps = Array.from({ length: 9 }, (_, n) => aCall({ key: `${n}`, requestJson }));
    expect(refusal(accept(aProposal(aFlow({ steps }))))).toMatchObject({
      code: "validation_error",
      errors: [""],
    });
  });
});

describe("what is stale", () => {
  it("is nothing while what is named is as it was", () => {
    expect(staleOfFlow(aProposal(everyFlow()), PRESENT)).toBeNull();
    expect(staleOfFlow(revision(), { ...PRESENT, scenarioVersion: 3 })).toBeNull();
  });

  it("is what was made for it once that is gone, and not when it is filled in", () => {
    const missing = lacking().missing.map((part) =>
      part.alias === "charge" ? { ...part, createdId: SHOP.ids["order"] ?? null } : part,
    );
    const proposal = { ...lacking(), missing };
    expect(factsOfFlow(proposal)).toContain(SHOP.ids["order"]);
    expect(staleOfFlow(proposal, shopWith("order", { timeoutMs: 1 }))).toBeNull();
    expect(staleOfFlow(proposal, shopWith("order", null))).toEqual([
      { kind: "operation", id: SHOP.ids["order"], alias: "charge", change: "removed" },
    ]);
  });

  it("is the scenario that is revised, when it changed or went", () => {
    const change = (scenarioVersion: number | null) =>
      staleOfFlow(revision(), { ...PRESENT, scenarioVersion });
    expect(change(4)).toMatchObject([{ kind: "scenario", alias: null, change: "scenario-changed" }]);
    expect(change(null)).toMatchObject([{ change: "removed" }]);
  });

  it("never says less when more moved", () => {
    const aliases = ["shop", "web", "order", "events", "ordered", "told", "store"] as const;
    const proposal = aProposal(everyFlow());
    fc.assert(
      fc.property(
        fc.subarray([...aliases]),
        fc.subarray([...aliases]),
        fc.boolean(),
        (first, second, isGone) => {
          const moved = (some: readonly string[]) => {
            const facts = new Map(FACTS);
            for (const alias of some) {
              const id = SHOP.ids[alias] ?? "";
              const { kind, fact } = facts.get(id) as PresentFact;
              facts.delete(id);
              if (!isGone) {
                facts.set(id, { kind, fact: { ...fact, tags: ["new"] } as unknown as FactOfKind[FactKind] });
              }
            }
            return staleOfFlow(proposal, { ...PRESENT, facts }) ?? [];
          };
          const [less, more] = [moved(first), moved([...new Set([...first, ...second])])];
          expect(more).toEqual(expect.arrayContaining([...less]));
          expect(less.length === 0).toBe(first.length === 0);
        },
      ),
      { seed: 29 },
    );
  });

  it("is a part of another kind under its ID", () => {
    const { fact } = FACTS.get(SHOP.ids["shop"] ?? "") as PresentFact;
    const facts = new Map([[SHOP.ids["order"] as string, { kind: "element" as const, fact }]]);
    const [pin] = aProposal().parts.filter(({ alias }) => alias === "order");
    expect(pin && staleParts([pin], facts)).toMatchObject([{ change: "removed" }]);
  });

  it("does not hang on how a fact is known", () => {
    const { kind, fact } = FACTS.get(SHOP.ids["web"] ?? "") as PresentFact;
    const known = { ...fact, factStatus: "measured", provenance: { source: "x" }, stale: { reason: "y" } };
    expect(partHash(kind, known as never)).toBe(partHash(kind, fact));
    expect(partHash(kind, { ...fact, name: "Other" } as never)).not.toBe(partHash(kind, fact));
  });
});

describe("states", () => {
  it("are moved as the table says", () => {
    for (const status of FLOW_STATUSES) {
      const proposal = aProposal(aFlow(), { status });
      const does = {
        "create-part": null,
        accept: accept(proposal).ok,
        reject: rejectFlow({ proposal, ...BY }, null).ok,
        delete: mayDeleteFlow({ proposal, by: BY.by }).ok,
      };
      for (const trigger of FLOW_TRIGGERS) {
        const move = FLOW_MOVES[trigger][status];
        expect(does[trigger] ?? "to" in move).toBe("to" in move);
      }
    }
  });

  it("keep the reason of a rejection, and who decided", () => {
    expect(rejectFlow({ proposal: aProposal(), ...BY }, "No")).toEqual({
      ok: true,
      value: { ...aProposal(), status: "rejected", reason: "No", decidedBy: BY.by, decidedAt: BY.at },
    });
  });

  it("let a token delete its own open proposal alone", () => {
    const may = (by: string, change: Partial<StoredFlowProposal> = {}) => {
      const done = mayDeleteFlow({ proposal: aProposal(aFlow(), change), by });
      return done.ok ? "may" : done.refusal.code;
    };
    expect(may("agent-token:1")).toBe("may");
    expect(may("agent-token:2")).toBe("human_only");
    expect(may("agent-token:1", { status: "rejected" })).toBe("human_only");
    expect(may("user:1", { status: "accepted" })).toBe("conflict");
  });

  it("let nobody delete what parts of the design are from", () => {
    const missing = aProposal(everyFlow()).missing.map((part, at) => {
      return at === 0 ? { ...part, createdId: SHOP.ids["shop"] ?? null } : part;
    });
    for (const status of ["open", "rejected"] as const) {
      const may = (change: Partial<StoredFlowProposal>) =>
        mayDeleteFlow({ proposal: aProposal(everyFlow(), { status, ...change }), by: BY.by }).ok;
      expect([may({}), may({ missing })]).toEqual([true, false]);
    }
  });
});

describe("the record", () => {
  it("has what is stale, and questions about what is there by now", () => {
    const missing = aProposal(everyFlow()).missing.map((part) =>
      part.alias === "bank" ? { ...part, createdId: SHOP.ids["shop"] ?? null } : part,
    );
    const proposal = aProposal(everyFlow(), { missing });
    const record = flowProposalRecord(proposal, PRESENT);
    expect(record).toMatchObject({ stale: null, flow: everyFlow() });
    expect(record.questions).toEqual([
      { text: "Which bank?", about: [SHOP.ids["shop"], SHOP.ids["web"]], keptAs: null },
    ]);
    expect(flowProposalRecord(aProposal(everyFlow()), PRESENT).questions[0]?.about).toEqual([
      SHOP.ids["web"],
    ]);
    const { flow: _, ...item } = record;
    expect(flowProposalListItem(proposal, PRESENT)).toMatchObject(item);
  });
});
