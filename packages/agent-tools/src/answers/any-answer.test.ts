import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import fc from "fast-check";
import { anyText } from "../../../model-core/src/testing/any-text.js";
import { anAnswer, bytes, ENDPOINT, words } from "../testing/answers.js";
import { differencesOf } from "../testing/naive-cuts.js";
import { fits } from "./budget.js";
import { cutToFit } from "./cut-to-fit.js";
import type { Envelope } from "./envelope.js";
import { measured } from "./measured.js";
import { shorten } from "./shorten.js";

const unit = fc.constantFrom("a", " ", '"', "\\", "\n", "\u0000", "é", "語", "😀", "\ud800", "\udc00");
const longText = fc
  .tuple(fc.string({ unit, minLength: 1, maxLength: 8 }), fc.constantFrom(1, 9, 10, 11, 40, 400, 2_000))
  .map(([one, times]) => one.repeat(times));
const name = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "content", "payload", "labels", "items", "id", "text", "7", ""),
  anyText(6),
);
const { value: anyValue } = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(longText, fc.integer(), fc.constantFrom(null, true, 1.5e300)),
    fc.array(tie("value"), { maxLength: 12 }),
    fc.array(fc.tuple(name, tie("value")), { maxLength: 8 }).map((members) => Object.fromEntries(members)),
  ),
}));
const anyData = fc
  .array(fc.tuple(name, anyValue), { maxLength: 8 })
  .map((members) => Object.fromEntries(members));
const anyBudget = fc.oneof(
  fc.integer({ min: 1_500, max: 20_000 }).map(bytes),
  fc.integer({ min: 120, max: 4_000 }).map(words),
);
const anyEnvelope = fc
  .tuple(
    anyData,
    fc.constantFrom(null, "c".repeat(240), "c".repeat(5_000)),
    fc.constantFrom(null, "200 of 300 are shown."),
  )
  .map(([data, nextCursor, notice]) => anAnswer(data, { nextCursor, notice }));

const WHOLE = /\.(?:content|payload|recipe|pinned)\./;

describe("any answer in any budget", () => {
  it("keeps to it as the JSON of an envelope", () => {
    fc.assert(
      fc.property(anyEnvelope, anyBudget, (answer, budget) => {
        const { text, isCut } = cutToFit(answer, budget, ENDPOINT);
        expect(fits(text, budget)).toBe(true);
        expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(answer));
        expect(isCut).toBe(!fits(JSON.stringify(answer), budget));
      }),
      { seed: 8, numRuns: 100 },
    );
  });

  it("holds nothing but what was there, from its beginning, and says each place or that there are more", () => {
    fc.assert(
      fc.property(anyEnvelope, anyBudget, (answer, budget) => {
        const { text, isCut } = cutToFit(answer, budget, ENDPOINT);
        const { notice, ...sent } = JSON.parse(text) as Envelope;
        const whole = JSON.parse(JSON.stringify(answer)) as Envelope;
        const found = differencesOf(whole.data, sent.data, "data");
        expect(found.filter(([, what]) => what === "differs")).toEqual([]);
        expect(found.filter(([place]) => WHOLE.test(place))).toEqual([]);
        expect(found.length > 0 || sent.nextCursor !== whole.nextCursor).toBe(isCut);
        expect(isCut ? notice : whole.notice).toBe(notice);
        expect(found.every(([place]) => isSaid(notice ?? "", place))).toBe(true);
      }),
      { seed: 9, numRuns: 100 },
    );
  });

  it("ends no text in half a character that was whole", () => {
    fc.assert(
      fc.property(anyText(3_000), fc.integer({ min: 1_500, max: 3_000 }), (part, most) => {
        const { text } = cutToFit(anAnswer({ text: part.repeat(3) }), bytes(most), ENDPOINT);
        expect((JSON.parse(text) as Envelope).data["text"] ?? "").not.toMatch(/[\ud800-\udbff]$/);
      }),
      { seed: 10 },
    );
  });
});

describe("any value in any room", () => {
  it("takes no more characters, and is not touched where it has room", () => {
    fc.assert(
      fc.property(anyValue, fc.nat(6_000), (value, room) => {
        const whole = measured(value);
        const { value: kept, cuts } = shorten(whole, room, []);
        expect(kept === undefined || JSON.stringify(kept).length <= room).toBe(true);
        expect(cuts.length === 0).toBe(whole.size <= room);
        expect(whole.size).toBeGreaterThanOrEqual(JSON.stringify(value).length);
      }),
      { seed: 11, numRuns: 100 },
    );
  });

  it("is cut however deep it is", () => {
    let deep: JsonValue = "x".repeat(5_000);
    for (let level = 0; level < 500; level += 1) {
      deep = level % 2 === 0 ? [deep] : { inner: deep };
    }
    const { text } = cutToFit(anAnswer({ deep }), bytes(8_000), ENDPOINT);
    expect(text.length).toBeLessThanOrEqual(8_000);
    expect(text).toContain("xxx");
  });
});

/** Whether a place is named, or one around it, or places are counted that are not named. */
function isSaid(notice: string, place: string): boolean {
  const levels = place.split(".");
  const around = levels.map((_, at) => levels.slice(0, at + 1).join("."));
  return / more places? (?:is|are) cut/.test(notice) || around.some((one) => notice.includes(`${one} `));
}
