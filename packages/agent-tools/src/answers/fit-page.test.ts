import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anAnswer, bytes, ENDPOINT, words } from "../testing/answers.js";
import { fits } from "./budget.js";
import { cutToFit } from "./cut-to-fit.js";
import { fitPage, noticeOf, noticeOfTotals } from "./fit-page.js";

const LIST = { member: "items", fields: ["id", "text"] };

function items(count: number, characters = 100) {
  return Array.from({ length: count }, (_, id) => ({ id, text: "x".repeat(characters) }));
}

describe("a page", () => {
  it("is sent as it is when it fits", () => {
    const answer = anAnswer({ items: items(3) }, { nextCursor: "abc" });
    expect(fitPage(answer, LIST, bytes(100_000), ENDPOINT)).toEqual({
      text: JSON.stringify(answer),
      shown: 3,
    });
  });

  it("is to be asked for again with as many items as have room", () => {
    expect(fitPage(anAnswer({ items: items(50) }), LIST, bytes(2_000), ENDPOINT)).toEqual({
      text: null,
      shown: 12,
    });
  });

  it("leaves room for the cursor of the shorter page, and for what is said of it", () => {
    const budget = bytes(2_000);
    const { shown } = fitPage(anAnswer({ items: items(50) }), LIST, budget, ENDPOINT);
    const page = (count: number) =>
      anAnswer(
        { items: items(count) },
        { nextCursor: "x".repeat(240), notice: noticeOf(LIST, count, budget) },
      );
    expect(fits(JSON.stringify(page(shown)), budget)).toBe(true);
    expect(fits(JSON.stringify(page(shown + 1)), budget)).toBe(false);
  });

  it("has as many items as its tokens have room for, where all have room by their bytes", () => {
    const budget = words(300);
    const { text, shown } = fitPage(anAnswer({ items: items(50) }), LIST, budget, ENDPOINT);
    expect(text).toBeNull();
    const page = (count: number) =>
      anAnswer(
        { items: items(count) },
        { nextCursor: "x".repeat(240), notice: noticeOf(LIST, count, budget) },
      );
    expect([shown, shown + 1].map((count) => fits(JSON.stringify(page(count)), budget))).toEqual([
      true,
      false,
    ]);
  });

  it("has one item at least", () => {
    const answer = anAnswer({ items: items(2, 5_000) });
    expect(fitPage(answer, LIST, bytes(2_000), ENDPOINT)).toEqual({ text: null, shown: 1 });
  });

  it("of one item that has no room is cut", () => {
    const answer = anAnswer({ items: items(1, 5_000) }, { nextCursor: "abc" });
    const { text, shown } = fitPage(answer, LIST, bytes(2_000), ENDPOINT);
    expect({ text, shown }).toEqual({ text: cutToFit(answer, bytes(2_000), ENDPOINT).text, shown: 1 });
    expect(JSON.parse(text ?? "")).toMatchObject({ data: { items: [{ id: 0 }] }, nextCursor: "abc" });
  });

  it("of no items is cut in what stands beside them", () => {
    const answer = anAnswer({ items: [], about: "y".repeat(5_000) });
    const { text, shown } = fitPage(answer, LIST, bytes(2_000), ENDPOINT);
    expect(shown).toBe(0);
    expect(JSON.parse(text ?? "").data).toMatchObject({ items: [], about: expect.stringMatching(/^y+$/) });
  });

  it("of one item that has no room for what names it is none, so that nothing is passed over", () => {
    const answer = anAnswer({ items: [{ id: "7".repeat(3_000), text: "a" }] }, { nextCursor: "abc" });
    expect(fitPage(answer, LIST, bytes(2_000), ENDPOINT)).toEqual({ text: null, shown: 0 });
  });

  it("shows every item once, by what names it, or is none, whatever its budget", () => {
    const item = fc.record({
      subjectId: fc.uuid(),
      description: fc.string({ maxLength: 400 }),
      provenance: fc.record({ source: fc.webUrl() }),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 60, max: 1_500 }),
        (all, most) => {
          const list = { member: "items", fields: ["subjectId", "description", "provenance"] };
          const page = (from: number, count: number) =>
            anAnswer(
              { items: all.slice(from, from + count) },
              { nextCursor: from + count < all.length ? "c8-Kq".repeat(30) : null },
            );
          for (let [from, count] = [0, all.length]; from < all.length; ) {
            const { text, shown } = fitPage(page(from, count), list, words(most), ENDPOINT);
            if (text === null && shown === 0) {
              return;
            }
            if (text === null) {
              count = shown;
              continue;
            }
            const { data, nextCursor } = JSON.parse(text);
            const sent = all.slice(from, from + count);
            expect(data.items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(
              sent.map(({ subjectId }) => subjectId),
            );
            from += count;
            count = all.length - from;
            expect(nextCursor === null).toBe(count === 0);
          }
        },
      ),
      { seed: 12 },
    );
  });

  it("says how many items are here and how to get the rest", () => {
    expect(noticeOf(LIST, 7, words(4_000))).toBe(
      "items: 7 here, to keep to 4000 tokens. Send nextCursor as cursor for those that follow.",
    );
    expect(noticeOf(LIST, 7, bytes(100_000))).toContain("100000 bytes");
  });

  it("says how to get the items of lists of which it has the totals", () => {
    expect(noticeOfTotals(ENDPOINT, words(400))).toBe(
      `each list: its total alone, to keep to 400 tokens. Send kind for the items of one; ${ENDPOINT} gives all of it.`,
    );
  });

  it("asked for again as often as it is too long, comes to an end with each item in its place", () => {
    const lengths = fc.array(fc.nat(3_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1_500, max: 6_000 }), (texts, most) => {
        const all = texts.map((length, id) => ({ id, text: "x".repeat(length) }));
        const seen: number[] = [];
        while (seen.length < all.length) {
          const { ids, text } = sentPage(all.slice(seen.length), most);
          expect(fits(text, bytes(most))).toBe(true);
          seen.push(...ids);
        }
        expect(seen).toEqual(all.map(({ id }) => id));
      }),
      { seed: 13 },
    );
  });
});

/** A page as a service sends it: it asks for fewer items until those that came fit. */
function sentPage(following: readonly { id: number; text: string }[], most: number) {
  let count = following.length;
  let notice: string | null = null;
  for (;;) {
    const nextCursor = count < following.length ? "c".repeat(200) : null;
    const answer = anAnswer({ items: following.slice(0, count) }, { nextCursor, notice });
    const { text, shown } = fitPage(answer, LIST, bytes(most), ENDPOINT);
    if (text !== null) {
      const { data } = JSON.parse(text) as { data: { items: readonly { id: number }[] } };
      return { ids: data.items.map(({ id }) => id), text };
    }
    expect(shown).toBeLessThan(count);
    count = shown;
    notice = noticeOf(LIST, shown, bytes(most));
  }
}
