import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { contentHash } from "../hashes/content-hash.js";
import { PROMISE_LIMITS } from "../limits.js";
import type { PromiseContent } from "../records/content.js";
import { BARE_PROMISE, FULL_PROMISE, numbered } from "../testing/request-bodies.js";
import { readPromiseRequest } from "./read-promise-request.js";

function readText(text: string, author: "person" | "agent-token" = "person") {
  const read = readPromiseRequest(text, author);
  return read.ok ? read.value : read.refusal;
}

function read(fields: object = {}, author: "person" | "agent-token" = "person") {
  return readText(JSON.stringify({ ...FULL_PROMISE, ...fields }), author);
}

function issues(fields: object): unknown {
  const found = read(fields);
  return "errors" in found ? [found.code, found.errors] : found;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => numbered(index));

describe("a promise request", () => {
  it("reads as it is stated", () => {
    const { origin, ...content } = FULL_PROMISE;
    expect(read()).toEqual({ content, origin, sentLinks: content.links });
  });

  it("may say nothing but a title and a claim", () => {
    const { links, ...texts } = BARE_PROMISE;
    const none = { scenarioIds: [], operationIds: [], channelIds: [], subscriptionIds: [], messageIds: [] };
    const noLinks = { ...none, elementIds: [] };
    expect(readText(JSON.stringify(BARE_PROMISE))).toEqual({
      content: { ...texts, links: noLinks },
      origin: null,
      sentLinks: noLinks,
    });
    expect(read({ links: {} })).toMatchObject({ content: { links: noLinks } });
    expect(read({ links: { elementIds: null } })).toMatchObject({ content: { links: noLinks } });
  });

  it("has its links in lower case and in order, each once", () => {
    const sent = [numbered(0xb).toUpperCase(), numbered(2), numbered(0xb), numbered(1)];
    expect(read({ links: { operationIds: sent } })).toMatchObject({
      content: { links: { operationIds: [numbered(1), numbered(2), numbered(0xb)] } },
      sentLinks: { operationIds: sent.map((id) => id.toLowerCase()) },
    });
  });

  it("keeps an empty list of forbidden events apart from none, and a missing target is none", () => {
    expect(read({ forbiddenEvents: [] })).toMatchObject({ content: { forbiddenEvents: [] } });
    expect(read({ forbiddenEvents: [{ kind: "Dropped" }] })).toMatchObject({
      content: { forbiddenEvents: [{ kind: "Dropped", target: null }] },
    });
    const pattern = { repository: "a/b", pattern: "in-memory-outbox" };
    expect(read({ requiresPattern: pattern })).toMatchObject({
      content: { requiresPattern: { ...pattern, service: null } },
    });
  });

  it("may have texts of several lines, blank ones too", () => {
    const lines = "first\tone\r\nsecond";
    expect(read({ claim: lines, scope: " " })).toMatchObject({ content: { claim: lines, scope: " " } });
  });

  it("of a person does not say that an agent suggested it; of an agent it may say anything known", () => {
    expect(read({ origin: "human" })).toMatchObject({ origin: "human" });
    expect(read({ origin: null })).toMatchObject({ origin: null });
    expect(issues({ origin: "agent-suggested" })).toEqual([
      "validation_error",
      [{ field: "origin", message: "must be one of human, ai-suggested" }],
    ]);
    expect(read({ origin: "agent-suggested" }, "agent-token")).toMatchObject({ origin: "agent-suggested" });
    expect(read({ origin: "robot" }, "agent-token")).toMatchObject({ code: "validation_error" });
  });

  it.each<[string, object, string, string]>([
    ["a blank title", { title: " " }, "title", "must not be blank"],
    ["a title of two lines", { title: "a\nb" }, "title", "must be one line without control characters"],
    [
      "a title with a line separator",
      { title: "a\u2028b" },
      "title",
      "must be one line without control characters",
    ],
    [
      "a long title",
      { title: "x".repeat(PROMISE_LIMITS.titleCharacters + 1) },
      "title",
      "must have at most 200 characters",
    ],
    ["a blank claim", { claim: "\n" }, "claim", "must not be blank"],
    ["U+0000", { scope: "a\u0000" }, "scope", "must hold no control character but tabs and line ends"],
    ["a long text", { scope: "x".repeat(10_001) }, "scope", "must have at most 10000 characters"],
    [
      "an unknown event",
      { forbiddenEvents: [{ kind: "Lost" }] },
      "forbiddenEvents[0].kind",
      "must be one of ",
    ],
    [
      "too many events",
      { forbiddenEvents: Array.from({ length: 21 }, () => ({ kind: "Dropped" })) },
      "forbiddenEvents",
      "must have at most 20 entries",
    ],
    [
      "too many links",
      { links: { channelIds: ids(51) } },
      "links.channelIds",
      "must have at most 50 entries",
    ],
    ["no GUID", { links: { operationIds: [...ids(3), "x"] } }, "links.operationIds[3]", "must be a GUID"],
    ["an unknown list", { links: { bindingIds: [] } }, "links.bindingIds", "is not a known field"],
    ["an unknown field", { titel: "x" }, "titel", "is not a known field"],
    [
      "an unknown pattern",
      { requiresPattern: { repository: "a/b", pattern: "saga" } },
      "requiresPattern.pattern",
      "must be one of ",
    ],
    [
      "a blank service",
      { requiresPattern: { repository: "a/b", pattern: "in-memory-outbox", service: "" } },
      "requiresPattern.service",
      "must not be blank",
    ],
  ])("is refused with %s", (_, fields, field, message) => {
    expect(issues(fields)).toEqual([
      "validation_error",
      [{ field, message: expect.stringContaining(message) }],
    ]);
  });

  it.each(["Acme/shop", "acme", "acme/", "acme/..", "acme/.", "-acme/shop", "acme/shop/x", "acme/sh op"])(
    "is refused with the repository %s",
    (repository) => {
      expect(issues({ requiresPattern: { repository, pattern: "in-memory-outbox" } })).toEqual([
        "validation_error",
        [{ field: "requiresPattern.repository", message: "must be owner/name in lower case" }],
      ]);
    },
  );

  it.each<[string, string, string, string]>([
    ["no JSON", "{", "", "JSON"],
    ["no content", "", "", "JSON"],
    ["a list", "[]", "", "must be an object"],
    ["a wrong type", JSON.stringify({ ...FULL_PROMISE, title: 1 }), "title", "must be a string"],
    [
      "a repeated key",
      JSON.stringify(FULL_PROMISE).replace("{", '{"title":"a",'),
      "title",
      "is a repeated key",
    ],
    [
      "a lone surrogate",
      JSON.stringify(FULL_PROMISE).replace("An order", "\\ud800"),
      "title",
      "is not valid Unicode",
    ],
    ["too many levels", "[".repeat(17), "", ""],
  ])("is no body with %s", (_, text, field, message) => {
    expect(readText(text)).toMatchObject({
      code: "invalid_body",
      errors: [{ field: expect.stringContaining(field), message: expect.stringContaining(message) }],
    });
  });

  it("needs every key but its origin", () => {
    const { origin: _, ...body } = FULL_PROMISE;
    expect(readText(JSON.stringify(body))).toMatchObject({ origin: null });
    expect(readText("{}")).toMatchObject({
      code: "invalid_body",
      title: "The promise is refused: title is required",
      errors: Object.keys(body).map((field) => ({ field, message: "is required" })),
    });
  });

  it("is told every fault at once", () => {
    const found = issues({ title: "", claim: "", links: { elementIds: ["a", "b"] }, x: 1 });
    expect(found).toMatchObject([
      "validation_error",
      [
        { field: "x" },
        { field: "title" },
        { field: "claim" },
        { field: "links.elementIds[0]" },
        { field: "links.elementIds[1]" },
      ],
    ]);
  });

  it("has the same content hash in any order of its keys and its links", () => {
    const hashOf = (content: PromiseContent) =>
      contentHash({ requirementId: "A-001" }, { revision: 1, retire: false, content, obligations: [] });
    const expected = read() as { content: PromiseContent };
    const shuffled = (keys: readonly string[], linked: readonly string[]) => ({
      ...Object.fromEntries(keys.map((key) => [key, FULL_PROMISE[key as keyof typeof FULL_PROMISE]])),
      links: { ...FULL_PROMISE.links, operationIds: linked },
    });
    const property = fc.property(
      fc.shuffledSubarray(Object.keys(FULL_PROMISE), { minLength: 11 }),
      fc.shuffledSubarray([...FULL_PROMISE.links.operationIds], { minLength: 2 }),
      (keys, linked) => {
        const found = readText(JSON.stringify(shuffled(keys, linked))) as { content: PromiseContent };
        expect(hashOf(found.content)).toBe(hashOf(expected.content));
      },
    );
    fc.assert(property, { seed: 1, numRuns: 100 });
  });
});
