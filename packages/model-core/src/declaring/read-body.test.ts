import { describe, expect, it } from "@jest/globals";
import { READING_LIMITS } from "../limits.js";
import {
  type DeclaredBody,
  guid,
  integer,
  LINES,
  list,
  NOT_BLANK,
  ONE_LINE,
  object,
  readBody,
  text,
} from "./index.js";

const SHELF = object({
  name: text({ rules: [NOT_BLANK, ONE_LINE] }),
  note: text({ rules: [LINES] }),
  owner: guid(),
  books: list(integer()),
});

const BODY: DeclaredBody<typeof SHELF> = {
  node: SHELF,
  name: "shelf",
  unknownField: "is not a field of a shelf",
  levels: 4,
  issues: 3,
};

const GUID = "00000000-0000-4000-8000-00000000000a";

const GOOD = { name: "North", note: "two\nlines", owner: GUID, books: [1, 2] };

/** What is said of a shelf with other fields. */
function refusalOf(changes: object) {
  return refusalOfText(JSON.stringify({ ...GOOD, ...changes }));
}

function refusalOfText(sent: string) {
  const read = readBody(BODY, sent);
  return read.ok ? null : read.refusal;
}

describe("a body in its raw text", () => {
  it("is read as it is declared", () => {
    expect(readBody(BODY, JSON.stringify(GOOD))).toEqual({ ok: true, value: GOOD });
  });

  it("is refused with the place when it is no JSON, and when it nests too deep", () => {
    expect(refusalOfText("{]")).toMatchObject({
      code: "invalid_body",
      title: expect.stringMatching(/^The shelf is refused: it .*column 2/),
    });
    expect(refusalOfText('{"books":[[[[1]]]]}')?.code).toBe("invalid_body");
  });

  it.each([
    ["a repeated key", `{"name":"a","name":"b"}`, "name", "is a repeated key"],
    ["a number out of range", `{"books":[1e999]}`, "books[0]", "is a number out of range"],
    [
      "a long number",
      `{"books":[1.${"0".repeat(2_000)}]}`,
      "books[0]",
      "is a number with too many characters",
    ],
    ["half a character", `{"name":"\\ud800"}`, "name", "is not valid Unicode"],
  ])("is refused for %s", (_, sent, field, message) => {
    const refusal = refusalOfText(sent);
    expect(refusal?.code).toBe("invalid_body");
    expect(refusal?.errors).toContainEqual({ field, message });
  });

  it("says every fault of its shape at once, the first in the title", () => {
    expect(refusalOf({ name: 1, owner: 2 })).toEqual({
      code: "invalid_body",
      title: "The shelf is refused: name must be a string",
      errors: [
        { field: "name", message: "must be a string" },
        { field: "owner", message: "must be a string" },
      ],
    });
  });

  it("is refused for broken rules only when its shape is right", () => {
    expect(refusalOf({ name: "  ", colour: "red" })).toEqual({
      code: "validation_error",
      title: "The shelf is refused: colour is not a field of a shelf",
      errors: [
        { field: "colour", message: "is not a field of a shelf" },
        { field: "name", message: "must not be blank" },
      ],
    });
    expect(refusalOf({ name: "  ", books: 1 })?.errors.map(({ field }) => field)).toEqual(["books"]);
  });

  it.each([
    ["a line end in one line", { name: "a\nb" }, "name", "must be one line without control characters"],
    [
      "a line separator in one line",
      { name: "a\u2028b" },
      "name",
      "must be one line without control characters",
    ],
    ["U+0000 in one line", { name: "a\0b" }, "name", "must be one line without control characters"],
    ["U+0000 in lines", { note: "a\0b" }, "note", "must hold no control character but tabs and line ends"],
    ["a bell in lines", { note: "a\u0007" }, "note", "must hold no control character but tabs and line ends"],
  ])("may not hold %s", (_, changes, field, message) => {
    expect(refusalOf(changes)?.errors).toEqual([{ field, message }]);
  });

  it("may hold tabs and every line end in lines", () => {
    expect(refusalOf({ note: "a\tb\r\nc\rd" })).toBeNull();
  });

  it("is told of no more faults than its declaration allows", () => {
    expect(refusalOf({ books: ["a", "b", "c", "d"] })?.errors).toHaveLength(3);
  });
});

describe("a list that is longer than any of a body may be", () => {
  const most = READING_LIMITS.objectKeys;
  const sent = (entries: number) => JSON.stringify({ ...GOOD, books: Array(entries).fill(1) });

  it("is refused where the body says how long", () => {
    const body = { ...BODY, entries: most };
    expect(readBody(body, sent(most)).ok).toBe(true);
    expect(readBody(body, sent(most + 1))).toMatchObject({
      refusal: {
        code: "invalid_body",
        errors: [{ field: "", message: `holds a list of over ${most} entries` }],
      },
    });
  });

  it("is read where it does not say", () => {
    expect(readBody(BODY, sent(most + 1)).ok).toBe(true);
  });
});
