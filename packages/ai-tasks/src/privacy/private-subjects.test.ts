import { describe, expect, it } from "@jest/globals";
import { FACT_KINDS, LIST_OF_KIND, type Model } from "@plumbline/model-core";
import fc from "fast-check";
import { aShop, idOf, SHOP } from "../testing/a-shop.js";
import { PublicRepositories } from "./private-repositories.js";
import { privateSubjects, type SentParts } from "./private-subjects.js";

const COMMIT = "a".repeat(40);
const KNOWN = new PublicRepositories([
  { repository: "github.com/acme/open", private: false },
  { repository: "github.com/acme/closed", private: true },
  { repository: "github.com/acme/unread", private: null },
]);

/** The shop with the provenance of one fact. */
function shopWith(id: string, source: string | null): Model {
  const provenance = { source, revision: null, confidence: null, acceptedBy: null, acceptedAt: null };
  const lists = FACT_KINDS.map((kind) => {
    const list = aShop()[LIST_OF_KIND[kind]];
    return [LIST_OF_KIND[kind], list.map((fact) => (fact.id === id ? { ...fact, provenance } : fact))];
  });
  return Object.fromEntries(lists) as Model;
}

function subjects(parts: Partial<SentParts>): readonly string[] {
  return privateSubjects({ model: aShop(), evidence: [], texts: [], seen: [], scanned: [], ...parts }, KNOWN);
}

describe("private is", () => {
  it.each([
    [`github.com/acme/closed@${COMMIT}:src/a.ts#L1-L2`, true],
    [`github.com/acme/unread@${COMMIT}:src/a.ts#L1-L2`, true],
    [`github.com/acme/unfollowed@${COMMIT}:src/a.ts#L1-L2`, true],
    ["github.com/acme/unfollowed@main:src", true],
    [`github.com/acme/open@${COMMIT}:src/a.ts#L1-L2`, false],
    [`GitHub.com/Acme/Open@${COMMIT}:src/a.ts#L1-L2`, false],
    ["ai-proposal:00000000-0000-4000-8000-000000000001#x", false],
    ["a workshop on 1/2/3", false],
    [null, false],
  ])("a fact from %s: %s", (source, isPrivate) => {
    for (const id of [SHOP.shop, SHOP.uses, SHOP.placed, SHOP.pay, SHOP.orders, SHOP.onOrder, SHOP.bound]) {
      expect(subjects({ model: shopWith(id, source) })).toEqual(isPrivate ? [id] : []);
    }
  });

  it("a schema that such a repository showed", () => {
    const evidence = [
      { factId: SHOP.orderSchema, repository: "github.com/acme/unfollowed" },
      { factId: SHOP.payRequest, repository: "github.com/acme/open" },
      { factId: SHOP.shop, repository: "github.com/acme/closed" },
    ];
    expect(subjects({ evidence })).toEqual([SHOP.orderSchema]);
  });

  it("what a scan of one found", () => {
    const scanned = [
      { id: idOf(500), repository: "github.com/acme/closed" },
      { id: idOf(501), repository: "github.com/acme/open" },
    ];
    expect(subjects({ scanned })).toEqual([idOf(500)]);
  });

  it("a text that names such a fact, and no other", () => {
    const model = shopWith(SHOP.shop, `github.com/acme/closed@${COMMIT}:a#L1-L1`);
    const texts = [
      { id: idOf(600), names: [SHOP.billing, SHOP.shop] },
      { id: idOf(601), names: [SHOP.billing] },
    ];
    expect(subjects({ model, texts })).toEqual([SHOP.shop, idOf(600)]);
    expect(subjects({ texts })).toEqual([]);
  });

  it("a text that names a fact that such a repository showed elsewhere, or before it went", () => {
    const texts = [{ id: idOf(600), names: [idOf(700)] }];
    const seen = (source: string) => subjects({ texts, seen: [{ id: idOf(700), source }] });
    expect(seen(`github.com/acme/closed@${COMMIT}:a#L1-L1`)).toEqual([idOf(600)]);
    expect(seen(`github.com/acme/open@${COMMIT}:a#L1-L1`)).toEqual([]);
    expect(seen("a workshop")).toEqual([]);
  });

  it("never less when more is sent", () => {
    const model = shopWith(SHOP.shop, `github.com/acme/closed@${COMMIT}:a#L1-L1`);
    fc.assert(
      fc.property(fc.subarray([...model.elements]), (elements) => {
        const fewer = subjects({ model: { ...model, elements } });
        expect(subjects({ model })).toEqual(expect.arrayContaining([...fewer]));
      }),
    );
  });
});
