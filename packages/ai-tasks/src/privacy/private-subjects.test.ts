import { describe, expect, it } from "@jest/globals";
import { FACT_KINDS, LIST_OF_KIND, type Model } from "@plumbline/model-core";
import fc from "fast-check";
import { PRIVACY_LIMITS } from "../limits.js";
import { aShop, idOf, SHOP } from "../testing/a-shop.js";
import { originsOf, type SentParts } from "./origins.js";
import { proposalsOf } from "./origins-of-source.js";
import { PublicRepositories } from "./private-repositories.js";
import { type JudgedOrigins, joinJudged, judgeOrigins, toldFrom, unjudged } from "./private-subjects.js";

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

const NOTHING = { model: aShop(), evidence: [], texts: [], seen: [], scanned: [], proposals: [] };

function judged(parts: Partial<SentParts>): JudgedOrigins {
  return judgeOrigins(originsOf({ ...NOTHING, ...parts }), KNOWN);
}

function subjects(parts: Partial<SentParts>): readonly string[] {
  return judged(parts).privateSubjects;
}

describe("private is", () => {
  it.each([
    [`github.com/acme/closed@${COMMIT}:src/a.ts#L1-L2`, true],
    [`github.com/acme/unread@${COMMIT}:src/a.ts#L1-L2`, true],
    [`github.com/acme/unfollowed@${COMMIT}:src/a.ts#L1-L2`, true],
    ["github.com/acme/unfollowed@main:src", true],
    [`github.com/acme/open@${COMMIT}:src/a.ts#L1-L2`, false],
    [`GitHub.com/Acme/Open@${COMMIT}:src/a.ts#L1-L2`, false],
    ["agent-proposal:00000000-0000-4000-8000-000000000001#x", false],
    ["a workshop on 1/2/3", false],
    [null, false],
  ])("a fact from %s: %s", (source, isPrivate) => {
    for (const id of [SHOP.shop, SHOP.uses, SHOP.placed, SHOP.pay, SHOP.orders, SHOP.onOrder, SHOP.bound]) {
      expect(subjects({ model: shopWith(id, source) })).toEqual(isPrivate ? [id] : []);
    }
  });

  it("a schema that such a repository showed, and a fact that says another source, as one that was measured does", () => {
    const evidence = [
      { factId: SHOP.orderSchema, repository: "github.com/acme/unfollowed" },
      { factId: SHOP.payRequest, repository: "github.com/acme/open" },
      { factId: SHOP.shop, repository: "github.com/acme/closed" },
      { factId: idOf(700), repository: "github.com/acme/closed" },
    ];
    const expected = [SHOP.orderSchema, SHOP.shop].toSorted();
    expect(subjects({ evidence, model: shopWith(SHOP.shop, "load test") })).toEqual(expected);
    const texts = [{ id: idOf(600), names: [idOf(700)] }];
    expect(subjects({ evidence: evidence.slice(3), texts })).toEqual([idOf(600)]);
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
      { seed: 35 },
    );
  });
});

describe("what an AI proposed", () => {
  const ID = idOf(800);
  const from = (...repositories: readonly string[]) => [{ id: ID, toldFrom: repositories }];
  const model = shopWith(SHOP.shop, `ai-proposal:${ID}#shop`);

  it("is private where the AI was told of what is", () => {
    expect(subjects({ model, proposals: from("github.com/acme/open", "github.com/acme/closed") })).toEqual([
      SHOP.shop,
    ]);
    expect(subjects({ model, proposals: from("github.com/acme/open") })).toEqual([]);
    expect(subjects({ model, proposals: from() })).toEqual([]);
  });

  it("is private where nobody knows what the AI was told", () => {
    expect(subjects({ model })).toEqual([SHOP.shop]);
    expect(subjects({ model, proposals: [{ id: idOf(801), toldFrom: [] }] })).toEqual([SHOP.shop]);
  });

  it("stays so once it says another source", () => {
    const seen = [{ id: SHOP.shop, source: `ai-proposal:${ID}#shop` }];
    expect(subjects({ seen, proposals: from("github.com/acme/closed") })).toEqual([SHOP.shop]);
  });

  it("may be a text as a whole", () => {
    const texts = [{ id: idOf(600), names: [], source: `ai-proposal:${ID}` }];
    expect(subjects({ texts, proposals: from("github.com/acme/closed") })).toEqual([idOf(600)]);
    expect(subjects({ texts, proposals: from() })).toEqual([]);
  });

  it("is looked for by what sources name", () => {
    const sources = [
      `ai-proposal:${ID}#a`,
      `ai-proposal:${ID}#b`,
      `agent-proposal:${idOf(801)}#a`,
      null,
      "x",
    ];
    expect(proposalsOf(sources)).toEqual([ID]);
  });
});

describe("a proposal keeps where what it was told is from:", () => {
  const seen = (source: string) => ({ id: SHOP.shop, source });
  const told = (parts: Partial<SentParts>) => toldFrom(originsOf({ ...NOTHING, ...parts }));

  it("every repository once, public or not, through other proposals too", () => {
    const places = ["open", "closed", "open"].map((name) =>
      seen(`github.com/acme/${name}@${COMMIT}:a#L1-L1`),
    );
    const proposed = [seen(`ai-proposal:${idOf(800)}#a`), seen(`ai-proposal:${idOf(801)}#a`)];
    const proposals = [{ id: idOf(800), toldFrom: ["github.com/acme/other"] }];
    expect(told({ seen: [...places, ...proposed], proposals })).toEqual([
      `ai-proposal:${idOf(801)}`,
      "github.com/acme/closed",
      "github.com/acme/open",
      "github.com/acme/other",
    ]);
    expect(told({})).toEqual([]);
  });

  it("of too many that there are more, which is known of none to be public", () => {
    const { toldFrom: most } = PRIVACY_LIMITS;
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => seen(`github.com/acme/r${at}@${COMMIT}:a#L1-L1`));
    expect(told({ seen: named(most) })).toHaveLength(most);
    const more = told({ seen: named(most + 1) });
    expect(more).toHaveLength(most + 1);
    expect(KNOWN.isPrivate(more.at(-1) ?? "github.com/acme/open")).toBe(true);
  });
});

describe("what is judged part by part", () => {
  const places = ["github.com/acme/open", "github.com/acme/closed", "git.example/acme/other"];
  const scan = fc.record({
    id: fc.nat(5).map((number) => idOf(500 + number)),
    repository: fc.constantFrom(...places),
  });

  it("comes to what it comes to as a whole", () => {
    fc.assert(
      fc.property(fc.array(fc.array(scan)), (turns) => {
        const joined = joinJudged(turns.map((scanned) => judged({ scanned })));
        expect(joined).toEqual(judged({ scanned: turns.flat() }));
      }),
      { seed: 36 },
    );
  });

  it("keeps no more repositories than a proposal, and that there are more, last", () => {
    const { toldFrom: most } = PRIVACY_LIMITS;
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => `h/o/r${String(at).padStart(3, "0")}`);
    const of = (...names: readonly string[]): JudgedOrigins => ({ privateSubjects: [], toldFrom: names });
    const { toldFrom: kept } = joinJudged([of(...named(most)), of("h/o/z"), of("h/o/r000")]);
    expect(kept).toEqual([...named(most), ""]);
    expect(joinJudged([of("h/o/b", ""), of("h/o/a", "")]).toldFrom).toEqual(["h/o/a", "h/o/b", ""]);
    expect(joinJudged([of(...named(most).slice(1)), of("h/o/r000")]).toldFrom).toEqual(named(most));
  });
});

describe("what nobody looked through", () => {
  it("counts as private, from nobody knows where", () => {
    expect(unjudged([idOf(2), idOf(1)])).toEqual({ privateSubjects: [idOf(1), idOf(2)], toldFrom: [""] });
    expect(unjudged([])).toEqual({ privateSubjects: [], toldFrom: [] });
  });
});
