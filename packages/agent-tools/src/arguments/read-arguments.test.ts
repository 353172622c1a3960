import { describe, expect, it } from "@jest/globals";
import {
  ASK_QUESTION,
  FIND_ELEMENTS,
  GET_BRIEF,
  GET_CONTRACTS,
  GET_SCHEMA,
  LIST_PROJECTS,
  PLAY_SCENARIO,
  VERIFY_MANIFEST,
} from "../index.js";
import { nearest } from "../testing/nearest.js";
import { readArguments } from "./read-arguments.js";

const ID = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6";
const noneNear = () => null;

describe("the arguments of a call", () => {
  it("have their defaults where they are left out", () => {
    expect(readArguments(FIND_ELEMENTS, { projectId: ID }, nearest)).toEqual({
      ok: true,
      value: {
        projectId: ID,
        own: {},
        page: { cursor: null, limit: 50 },
        fields: null,
        maxTokens: null,
        body: null,
      },
    });
  });

  it("read null as left out, each of them", () => {
    const nulls = { name: null, kind: null, tag: null, status: null, cursor: null, limit: null };
    const sent = { projectId: ID, ...nulls, fields: null, maxTokens: null };
    expect(readArguments(FIND_ELEMENTS, sent, nearest)).toEqual(
      readArguments(FIND_ELEMENTS, { projectId: ID }, nearest),
    );
  });

  it("are read as they were sent", () => {
    const sent = {
      projectId: ID,
      name: "web",
      kind: "app",
      cursor: "abc",
      limit: 200,
      fields: ["name", "kind"],
      maxTokens: 400,
    };
    expect(readArguments(FIND_ELEMENTS, sent, nearest)).toMatchObject({
      value: {
        own: { name: "web", kind: "app" },
        page: { cursor: "abc", limit: 200 },
        fields: ["name", "kind"],
        maxTokens: 400,
      },
    });
  });

  it("have no project where the tool takes none, and refuse one", () => {
    expect(readArguments(LIST_PROJECTS, {}, nearest)).toMatchObject({ value: { projectId: null } });
    expect(readArguments(LIST_PROJECTS, { projectId: ID }, nearest)).toMatchObject({ ok: false });
  });

  it("take a default of their own", () => {
    const sent = { projectId: ID, scenarioId: ID };
    expect(readArguments(PLAY_SCENARIO, sent, nearest)).toMatchObject({
      value: { own: { includePayloads: false } },
    });
  });

  it("take a cursor and a limit for the list that kind names", () => {
    const sent = { projectId: ID, kind: "schemas", cursor: "abc", limit: 3 };
    expect(readArguments(GET_CONTRACTS, sent, nearest)).toMatchObject({
      value: { page: { cursor: "abc", limit: 3 } },
    });
    expect(readArguments(GET_SCHEMA, { projectId: ID, schemaId: ID, limit: 3 }, noneNear)).toEqual({
      ok: false,
      refusal: [
        {
          field: "limit",
          message: "is not an argument of get_schema; there are projectId, schemaId, maxTokens",
        },
      ],
    });
  });

  it("are refused with every fault at once, each with its field", () => {
    const sent = { projectid: ID, kind: "apps", limit: 201, fields: ["nmae", 7], maxTokens: 399 };
    expect(readArguments(FIND_ELEMENTS, sent, nearest)).toEqual({
      ok: false,
      refusal: [
        { field: "projectid", message: "is not an argument of find_elements; did you mean projectId?" },
        { field: "projectId", message: "must be a GUID: the id in list_projects" },
        { field: "fields[1]", message: "must be a string" },
        { field: "kind", message: "must be one of actor, system, app, store, component" },
        { field: "limit", message: "must be from 1 to 200" },
        { field: "maxTokens", message: "must be from 400 to 100000" },
        {
          field: "fields[0]",
          message: `is not a field of an item; there are ${FIND_ELEMENTS.list?.fields.join(", ")}`,
        },
      ],
    });
  });

  it("keep the tokens of a body to the limits of an answer", () => {
    const read = (maxTokens: number) =>
      readArguments(GET_BRIEF, { projectId: ID, elementIds: [ID], maxTokens }, nearest);
    const refusal = [{ field: "maxTokens", message: "must be from 400 to 100000" }];
    expect([399, 100_001].map(read)).toEqual([
      { ok: false, refusal },
      { ok: false, refusal },
    ]);
    expect([400, 100_000].map((most) => read(most).ok)).toEqual([true, true]);
  });

  it("leave it to the reader of a body what its tokens are that are no number", () => {
    for (const maxTokens of [null, "7", [7]]) {
      const sent = { projectId: ID, elementIds: [ID], maxTokens };
      expect(readArguments(GET_BRIEF, sent, nearest)).toMatchObject({ value: { body: { maxTokens } } });
    }
  });

  it("are told once that a tool without a list takes no fields", () => {
    const read = readArguments(GET_SCHEMA, { projectId: ID, schemaId: ID, fields: ["id", "nmae"] }, noneNear);
    expect(read.ok ? [] : read.refusal.map(({ field }) => field)).toEqual(["fields"]);
  });

  it("are told of no more fields that no item has than may be chosen", () => {
    const fields = Array.from({ length: 60 }, () => "nmae");
    const read = readArguments(FIND_ELEMENTS, { projectId: ID, fields }, noneNear);
    const told = read.ok ? [] : read.refusal.map(({ field }) => field);
    expect(told).toEqual(["fields", ...fields.slice(0, 50).map((_, at) => `fields[${at}]`)]);
  });

  it("are refused with a filter that is too long or has U+0000", () => {
    const read = (name: string) => readArguments(FIND_ELEMENTS, { projectId: ID, name }, nearest);
    const refusal = [{ field: "name", message: "must have at most 1000 characters and no U+0000" }];
    expect(["x".repeat(1_001), "a\0"].map(read)).toEqual([
      { ok: false, refusal },
      { ok: false, refusal },
    ]);
    expect(read("x".repeat(1_000)).ok).toBe(true);
  });

  it("are told a field that was meant", () => {
    expect(readArguments(FIND_ELEMENTS, { projectId: ID, fields: ["tag"] }, nearest)).toMatchObject({
      refusal: [{ field: "fields[0]", message: "is not a field of an item; did you mean tags?" }],
    });
  });

  it("repeat no more than 100 characters of somebody's name, and tell 100 faults", () => {
    const sent = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}${"x".repeat(200)}`, 1]));
    const read = readArguments(LIST_PROJECTS, sent, noneNear);
    const refusal = read.ok ? [] : read.refusal;
    expect(refusal).toHaveLength(100);
    expect(refusal.every(({ field }) => field.length === 100)).toBe(true);
    const more = readArguments(LIST_PROJECTS, { ...sent, limit: 0 }, noneNear);
    expect(more.ok ? [] : more.refusal).toEqual(refusal);
  });

  it("never repeat half a character", () => {
    const read = readArguments(LIST_PROJECTS, { [`${"x".repeat(99)}😀`]: 1 }, noneNear);
    expect(read.ok ? [] : read.refusal.map(({ field }) => field)).toEqual(["x".repeat(99)]);
  });

  it("hand on what belongs to the body as it came, null too, and judge nothing of it", () => {
    const text = { a: [null, 1e300] };
    const sent = { about: null, projectId: ID, text, dryRun: true };
    expect(readArguments(ASK_QUESTION, sent, nearest)).toMatchObject({
      value: { own: { dryRun: true }, body: { about: null, text } },
    });
    expect(readArguments(ASK_QUESTION, { projectId: ID }, nearest)).toMatchObject({ value: { body: {} } });
  });

  it("take any JSON as a manifest, but not none", () => {
    for (const manifest of [{ a: null }, "text", 7, [], false]) {
      expect(readArguments(VERIFY_MANIFEST, { projectId: ID, manifest }, nearest)).toMatchObject({
        value: { own: { manifest } },
      });
    }
    expect(readArguments(VERIFY_MANIFEST, { projectId: ID, manifest: null }, nearest)).toMatchObject({
      refusal: [{ field: "manifest", message: "is required" }],
    });
  });
});
