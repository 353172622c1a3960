import { describe, expect, it } from "@jest/globals";
import { canonicalJson, sha256Hex } from "@plumbline/model-core";
import { VIEW_LIMITS } from "../limits.js";
import { missingIds } from "./missing-ids.js";
import { parseView } from "./parse-view.js";

const [A, B, C, D] = ["a", "b", "c", "d"].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`);

const BEFORE = {
  id: A,
  name: "As it was stored before",
  kind: "system",
  rootId: B,
  elementIds: [C],
  positions: { [`${C}`]: { x: 1, y: 2 } },
  scenarioId: null,
};

function parsed(more: object) {
  const read = parseView({ ...BEFORE, ...more });
  if (!read.ok) {
    throw new Error(JSON.stringify(read.refusal));
  }
  return read.value;
}

function refusedFor(more: object): readonly string[] {
  const read = parseView({ ...BEFORE, ...more });
  return read.ok ? [] : read.refusal.issues.map(({ field, message }) => `${field}: ${message}`);
}

const NOTHING = {
  openIds: [],
  focus: null,
  filters: { labels: [], stale: null },
  nestedPositions: {},
  branchId: null,
  revisionId: null,
};

describe("a view that says nothing more", () => {
  it("is written as before there was more to say, and hashed so", () => {
    const hash = "863814a0158f20ac49b6474999c64d1fc77129ca0d24c71b2f9bb093687c7439";
    for (const more of [
      {},
      NOTHING,
      { openIds: null, filters: null, nestedPositions: null },
      { filters: {} },
    ]) {
      expect(JSON.stringify(parsed(more))).toBe(JSON.stringify(BEFORE));
      expect(
        sha256Hex(new TextEncoder().encode(canonicalJson(JSON.parse(JSON.stringify(parsed(more)))))),
      ).toBe(hash);
    }
  });
});

describe("a view that says more", () => {
  it("keeps it, in one order, with each ID once and in lower case", () => {
    const more = {
      revisionId: `${D}`.toUpperCase(),
      nestedPositions: { [`${B}`.toUpperCase()]: { [`${C}`]: { x: 0, y: 0 } } },
      filters: { tags: ["core", "core"], stale: false },
      focus: { steps: 3, id: `${C}`.toUpperCase() },
      openIds: [B, C, `${B}`.toUpperCase()],
    };
    expect(JSON.stringify(parsed(more))).toBe(
      JSON.stringify({
        ...BEFORE,
        openIds: [B, C],
        focus: { id: C, steps: 3 },
        filters: { labels: [], statuses: [], kinds: [], technologies: [], tags: ["core"], stale: false },
        nestedPositions: { [`${B}`]: { [`${C}`]: { x: 0, y: 0 } } },
        revisionId: D,
      }),
    );
    expect(parsed({ branchId: D })).toEqual({ ...BEFORE, branchId: D });
  });

  it.each([
    [{ openIds: ["x"] }, /^openIds\[0\]: /],
    [{ openIds: {} }, /^openIds: /],
    [{ focus: { id: C } }, /^focus\.steps: /],
    [{ focus: { id: C, steps: 0 } }, /^focus\.steps: /],
    [{ focus: { id: C, steps: 4 } }, /^focus\.steps: /],
    [{ focus: { id: C, steps: 1.5 } }, /^focus\.steps: /],
    [{ focus: { steps: 1 } }, /^focus\.id: /],
    [{ filters: { labels: ["certain"] } }, /^filters\.labels\[0\]: /],
    [{ filters: { kinds: ["queue"] } }, /^filters\.kinds\[0\]: /],
    [{ filters: { tags: ["x".repeat(101)] } }, /^filters\.tags\[0\]: /],
    [{ filters: { tags: Array.from({ length: 101 }, (_, n) => `t${n}`) } }, /^filters\.tags: /],
    [{ filters: { stale: "yes" } }, /^filters\.stale: /],
    [{ filters: [] }, /^filters: /],
    [{ nestedPositions: { x: {} } }, /^nestedPositions\.x: /],
    [{ nestedPositions: { [`${B}`]: { y: { x: 0, y: 0 } } } }, /^nestedPositions\..*\.y: /],
    [{ nestedPositions: { [`${B}`]: { [`${C}`]: { x: 2_000_000, y: 0 } } } }, /\.x: /],
    [{ branchId: "main" }, /^branchId: /],
    [{ branchId: C, revisionId: D }, /^revisionId: cannot stand beside branchId$/],
  ])("is refused where it breaks a rule: %j", (more, said) => {
    expect(refusedFor(more)).toEqual([expect.stringMatching(said)]);
  });

  it("holds so many places, wherever they are", () => {
    const places = (count: number): object =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [
          `${String(n).padStart(8, "0")}-0000-4000-8000-000000000000`,
          { x: 0, y: 0 },
        ]),
      );
    const most = VIEW_LIMITS.positions - 1;
    const nested = (count: number): object => ({ [`${A}`]: places(most / 3), [`${B}`]: places(count) });
    const rest = most - most / 3;
    expect(refusedFor({ nestedPositions: nested(rest) })).toEqual([]);
    expect(refusedFor({ nestedPositions: nested(rest + 1) })).toEqual([
      `nestedPositions: must hold at most ${VIEW_LIMITS.positions} places with positions, not ${VIEW_LIMITS.positions + 1}`,
    ]);
  });

  it("misses what it names and the model does not have", () => {
    const view = parsed({
      openIds: [A],
      focus: { id: D, steps: 1 },
      nestedPositions: { [`${B}`]: { [`${D}`]: { x: 0, y: 0 } } },
    });
    const model = { elements: [{ id: `${B}` }, { id: `${C}` }], channels: [] };
    expect(missingIds(view, model)).toEqual([A, D]);
    expect(missingIds(view, { ...model, channels: [{ id: `${D}` }] })).toEqual([A]);
  });
});
