import { describe, expect, it } from "@jest/globals";
import { parseGuid } from "../guid.js";
import { faultsOf, readAs } from "../testing/a-manner.js";
import {
  anyJson,
  asSent,
  boolean,
  Faults,
  firstOf,
  from,
  guid,
  integer,
  judgeOf,
  label,
  labelOr,
  later,
  list,
  mapOf,
  NO_CONTROL_CHARACTER,
  NOT_BLANK,
  NOT_EMPTY,
  type Node,
  nullable,
  number,
  object,
  orElse,
  orElseAlsoNull,
  orNull,
  text,
  timestamp,
  unionOf,
  VALID_UNICODE,
  word,
} from "./index.js";

const GUID = "00000000-0000-4000-8000-00000000000A";

describe("a value of one type", () => {
  it.each<[string, Node, never, unknown]>([
    ["text", text(), "a" as never, "a"],
    ["text in another form", text({ readAs: (sent) => sent.trim() }), " a " as never, "a"],
    ["GUID", guid(), GUID as never, GUID.toLowerCase()],
    ["word", word(["a", "b"]), "b" as never, "b"],
    ["integer", integer(), -0 as never, 0],
    ["number", number(), 1.5 as never, 1.5],
    ["boolean", boolean(), false as never, false],
    ["timestamp", timestamp(), "2026-01-02T03:04:05+01:00" as never, "2026-01-02T02:04:05.000Z"],
    ["any value", anyJson(), null as never, null],
    ["list", list(integer()), [1, 2] as never, [1, 2]],
    ["map", mapOf(integer()), { a: 1 } as never, { a: 1 }],
    ["value declared further below", later(() => integer()), 1 as never, 1],
  ])("is read: %s", (_, node, sent, read) => {
    expect(readAs(node, sent)).toEqual({ read, said: [] });
  });

  it.each<[string, Node, never, string]>([
    ["text", text(), 1 as never, "! : must be a string"],
    ["null", text(), null as never, "! : must not be null"],
    ["null of what has no words for it", boolean(), null as never, "! : must be true or false"],
    ["GUID", guid(), 1 as never, "! : must be a GUID"],
    ["GUID that spells none", guid(), "a" as never, ": must be a GUID"],
    ["word", word(["a"]), 1 as never, "! : must be a string"],
    ["word that is none of them", word(["a", "b"]), "c" as never, ": must be one of a, b"],
    ["word with words of its own", word(["a"], { wrong: "is no letter" }), "c" as never, ": is no letter"],
    ["integer", integer(), 1.5 as never, "! : must be an integer"],
    ["number", number(), "1" as never, "! : must be a number"],
    ["boolean", boolean(), 0 as never, "! : must be true or false"],
    ["timestamp", timestamp(), "yesterday" as never, "! : must be an ISO 8601 timestamp"],
    ["timestamp", timestamp(), 1 as never, "! : must be an ISO 8601 timestamp"],
    ["list", list(integer()), {} as never, "! : must be a list"],
    ["object", object({}), [] as never, "! : must be an object"],
    ["map", mapOf(integer()), [] as never, "! : must be an object"],
    ["object of forms", unionOf("kind", {}), 1 as never, "! : must be an object"],
  ])("is refused as another: %s", (_, node, sent, said) => {
    expect(readAs(node, sent)).toEqual({ read: undefined, said: [said] });
  });

  it("that is no finite number is left to the rules where the document says so", () => {
    const node = integer({ rules: [from(0, 9)] });
    const infinite = Number.POSITIVE_INFINITY;
    expect(readAs(node, infinite).said).toEqual(["! : must be an integer"]);
    expect(readAs(node, infinite, { infinity: "judged" }).said).toEqual([": must be from 0 to 9"]);
  });
});

describe("rules of a value", () => {
  it("are all judged; of those told as one, the first", () => {
    const both = { rules: [NOT_BLANK, VALID_UNICODE] };
    expect(readAs(text(both), "\u2003").said).toEqual([": must not be blank"]);
    expect(readAs(text({ rules: [firstOf(NOT_EMPTY, VALID_UNICODE)] }), "\ud800").said).toEqual([
      ": must be valid Unicode",
    ]);
    expect(readAs(text({ rules: [NOT_EMPTY, NOT_BLANK] }), " ").said).toHaveLength(2);
    expect(firstOf(NOT_EMPTY, VALID_UNICODE)).toMatchObject({ schema: { minLength: 1 } });
  });

  it("tell a character that controls from one that shows", () => {
    const node = text({ rules: [NO_CONTROL_CHARACTER] });
    expect(readAs(node, "a b").said).toEqual([]);
    expect(readAs(node, "a\u0007").said).toEqual([": must hold no control character"]);
  });

  it("are left for later where the document says so, words too", () => {
    const node = object({
      name: text({ rules: [NOT_EMPTY] }),
      kind: label(["a"]),
      all: list(integer(), { most: 1 }),
    });
    const sent = { name: "", kind: "b", all: [1, 2] };
    expect(readAs(node, sent, { judges: false })).toEqual({ read: sent, said: [] });
    expect(judgeOf(node)(sent)).toEqual([
      { field: "name", message: "must not be empty" },
      { field: "kind", message: "must be one of a" },
      { field: "all", message: "must have at most 1 entries" },
    ]);
  });
});

describe("a field that is missing or null", () => {
  const OTHER = labelOr(["a", "b"], "b");
  it.each<[string, Node, unknown, unknown]>([
    ["null", orNull(integer()), null, null],
    ["what it is instead", orElse(integer(), 3), 3, undefined],
    ["the same, also for null", orElseAlsoNull(integer(), 3), 3, 3],
    ["as it was sent", asSent(integer()), undefined, null],
    ["the label it may leave out", OTHER, "b", "b"],
  ])("reads as %s", (_, node, missing, nulls) => {
    expect(readAs(object({ field: node }), {}).read).toEqual({ field: missing });
    const { read, said } = readAs(object({ field: node }), { field: null });
    expect(said.length === 0 ? read : { field: undefined }).toEqual({ field: nulls });
  });

  it("is refused by its name otherwise", () => {
    expect(readAs(object({ a: integer(), b: nullable(integer()) }), { b: null })).toEqual({
      read: { b: null },
      said: ["! a: is required"],
    });
    expect(readAs(OTHER, "").read).toBe("b");
  });
});

describe("a list", () => {
  it("too long is not read", () => {
    const node = object({ all: list(integer(), { most: 2, tooMany: "is too long" }) });
    expect(readAs(node, { all: [1, "x", 3] }).said).toEqual(["all: is too long"]);
  });

  it("has null where an entry cannot be read, and says which", () => {
    expect(readAs(list(integer()), [1, "x"])).toEqual({
      read: [1, null],
      said: ["! [1]: must be an integer"],
    });
  });

  it("keeps what is repeated, leaves it out or refuses it", () => {
    const repeated = [1, 2, 1];
    expect(readAs(list(integer()), repeated).read).toEqual(repeated);
    expect(readAs(list(integer(), { repeats: "left-out" }), repeated).read).toEqual([1, 2]);
    expect(readAs(list(integer(), { repeats: "refused" }), repeated).said).toEqual(["[2]: is repeated"]);
    const few = { most: 2, tooMany: "too many", repeats: "left-out" } as const;
    const twice = [1, 1, 2];
    expect(readAs(list(integer(), few), twice).said).toEqual([": too many"]);
    expect(readAs(list(integer(), { ...few, counts: "different" }), twice).read).toEqual([1, 2]);
    expect(readAs(list(integer(), { ...few, counts: "different" }), [1, 2, 3]).said).toEqual([": too many"]);
  });
});

describe("a map", () => {
  const keys = {
    keyOf: parseGuid,
    noKey: "is no GUID",
    repeated: "is there twice",
  } as const;
  const twice = { [GUID]: 1, [GUID.toLowerCase()]: "x" };

  it("has keys that are values", () => {
    expect(readAs(mapOf(integer(), { keys }), { [GUID]: 1, a: 2 })).toEqual({
      read: { [GUID.toLowerCase()]: 1 },
      said: ["a: is no GUID"],
    });
  });

  it("says of a repeated key before its entry that it is a fault of the shape, or after it that it breaks a rule", () => {
    const path = GUID.toLowerCase();
    const entry = `! ${path}: must be an integer`;
    expect(readAs(mapOf(integer(), { keys }), twice).said).toEqual([`! ${path}: is there twice`, entry]);
    const asRule = mapOf(integer(), { keys: { ...keys, fault: "rule" } });
    expect(readAs(asRule, twice).said).toEqual([entry, `${path}: is there twice`]);
  });

  it("with too many entries is not read", () => {
    expect(readAs(mapOf(integer(), { most: 1 }), { a: "x", b: 1 }).said).toEqual([
      ": must have at most 1 entries",
    ]);
  });

  it("that is judged later names each entry", () => {
    const node = mapOf(text({ rules: [NOT_EMPTY] }), { most: 1, keys: { rules: [NOT_EMPTY] } });
    expect(judgeOf(node)({ "": "a", b: "" })).toEqual([
      { field: "", message: "must have at most 1 entries" },
      { field: expect.any(String), message: "must not be empty" },
      { field: "b", message: "must not be empty" },
    ]);
    expect(judgeOf(node)(null)).toEqual([]);
  });
});

describe("an object of one of several forms", () => {
  const circle = object({ kind: word(["circle"]), radius: integer({ rules: [from(1, 9)] }) });
  const square = object({ kind: word(["square"]), side: integer() });
  const shape = unionOf("kind", { circle, square }, { otherWord: "is no shape" });

  it("is read as the one that its word names", () => {
    expect(readAs(shape, { kind: "square", side: 2, radius: 3 }).read).toEqual({ kind: "square", side: 2 });
  });

  it.each([["triangle"], ["constructor"], [1]])(
    "is refused with the word %s, and none of its fields",
    (kind) => {
      expect(readAs(shape, { kind, side: "x" }).said).toEqual([expect.stringMatching(/kind: is no shape$/)]);
    },
  );

  it("is refused without a known word also where rules are judged later", () => {
    expect(readAs(shape, { kind: "triangle" }, { judges: false }).said).toEqual([
      "! kind: must be one of circle, square",
    ]);
  });

  it("is judged later as the one it is", () => {
    const judge = judgeOf(list(shape));
    expect(judge([{ kind: "circle", radius: 0 }, { kind: "square" }, null, { kind: null }])).toEqual([
      { field: "[0].radius", message: "must be from 1 to 9" },
    ]);
  });
});

describe("an object", () => {
  it("is read in the order that its rules need, and put in the order of its declaration", () => {
    const node = object({ a: text(), b: text() }, { first: ["b"] });
    expect(readAs(node, { a: 1, b: 2 }).said).toEqual(["! b: must be a string", "! a: must be a string"]);
    expect(Object.keys(readAs(node, { b: "b", a: "a" }).read ?? {})).toEqual(["a", "b"]);
  });

  it.each([
    ["first", ["z: is unknown", "y: is unknown", "! a: is required"]],
    ["last", ["! a: is required", "y: is unknown", "z: is unknown"]],
  ] as const)("refuses keys that it does not declare: %s", (told, said) => {
    const unknownKeys = { message: "is unknown", told };
    expect(readAs(object({ a: text() }), { z: 1, y: 2 }, { unknownKeys }).said).toEqual(said);
  });

  it("judges rules over its fields before them, after the one they name, and at the end", () => {
    const met: string[] = [];
    const rules = ["begin", "a", "end"].map((at) => ({
      at,
      check: ({
        read,
        breaksRule,
      }: {
        read: object;
        breaksRule: (name: string, message: string) => void;
      }) => {
        met.push(`${at}: ${Object.keys(read)}`);
        if (at === "end") {
          breaksRule("a", "does not fit");
        }
      },
    }));
    const node = object({ a: integer(), b: integer() }, { rules });
    expect(readAs(node, { a: 1, b: 2 }).said).toEqual(["a: does not fit"]);
    expect(met).toEqual(["begin: ", "a: a", "end: a,b"]);
    expect(readAs(node, { a: 1, b: 2 }, { judges: false }).said).toEqual([]);
  });

  it("has something of its type in the place of what cannot be read, where rules are to go on", () => {
    const fields = {
      text: text(),
      guid: guid(),
      time: timestamp(),
      word: word(["a"]),
      integer: integer({ standIn: 7 }),
      number: number(),
      boolean: boolean(),
      list: list(text()),
      object: object({}),
    };
    expect(readAs(object(fields), {}, { unread: "stand-in" }).read).toEqual({
      text: "",
      guid: "",
      time: "",
      word: "a",
      integer: 7,
      number: 0,
      boolean: false,
      list: [],
      object: null,
    });
  });
});

it("keeps so many faults of each kind and no more, told by the document's paths", () => {
  const node = list(integer({ rules: [from(0, 1)] }));
  expect(faultsOf(node, [2, "x", 3, 4, "y"], 2)).toMatchObject({
    shape: [{ field: "/[1]" }, { field: "/[4]" }],
    rule: [{ field: "/[0]" }, { field: "/[2]" }],
  });
  const faults = new Faults(1);
  faults.add("rule", () => "a.b", "does not fit");
  expect(faults.rule).toEqual([{ field: "a.b", message: "does not fit" }]);
});
