import { describe, expect, it } from "@jest/globals";
import { readApproveRequest, readPrefixRequest, readReviseRequest } from "./move-requests.js";

describe("a request that moves a promise", () => {
  it.each([
    ["revision", readReviseRequest],
    ["approval", readApproveRequest],
    ["prefix", readPrefixRequest],
  ])("is called a %s where it is refused", (name, read) => {
    expect(read("[]")).toMatchObject({
      refusal: { code: "invalid_body", title: expect.stringMatching(`^The ${name} is refused: it `) },
    });
  });
});

describe("a request to revise", () => {
  it("needs no content, and retires only where it says so", () => {
    expect(readReviseRequest("")).toEqual({ ok: true, value: { retire: false } });
    expect(readReviseRequest('{"retire":null}')).toEqual({ ok: true, value: { retire: false } });
    expect(readReviseRequest('{"retire":true}')).toEqual({ ok: true, value: { retire: true } });
    expect(readReviseRequest('{"retire":1}')).toMatchObject({ refusal: { code: "invalid_body" } });
    expect(readReviseRequest('{"retired":true}')).toMatchObject({ refusal: { code: "validation_error" } });
  });
});

describe("a request to approve", () => {
  const read = (body: object) => readApproveRequest(JSON.stringify(body));

  it("names the draft that was read", () => {
    const body = { revision: 2, contentHash: "x" };
    expect(read(body)).toEqual({ ok: true, value: { ...body, comment: null } });
    expect(read({ ...body, comment: "a\nb" })).toMatchObject({ value: { comment: "a\nb" } });
    expect(read({})).toMatchObject({
      refusal: { code: "invalid_body", errors: [{ field: "revision" }, { field: "contentHash" }] },
    });
    expect(readApproveRequest("")).toMatchObject({ refusal: { code: "invalid_body" } });
    expect(read({ ...body, comment: "x".repeat(2_001) })).toMatchObject({
      refusal: { code: "validation_error", errors: [{ field: "comment" }] },
    });
  });
});

describe("a request to set the prefix", () => {
  const read = (body: object) => readPrefixRequest(JSON.stringify(body));

  it("has 2 to 6 upper-case letters and a first number", () => {
    expect(read({ prefix: "SHOP" })).toEqual({ ok: true, value: { prefix: "SHOP", startAt: 1 } });
    expect(read({ prefix: "AB", startAt: 100_000 })).toMatchObject({ value: { startAt: 100_000 } });
  });

  it.each<[string, object]>([
    ["prefix", { prefix: "A" }],
    ["prefix", { prefix: "ABCDEFG" }],
    ["prefix", { prefix: "shop" }],
    ["startAt", { prefix: "SHOP", startAt: 0 }],
    ["startAt", { prefix: "SHOP", startAt: 100_001 }],
  ])("is refused on %s: %j", (field, body) => {
    expect(read(body)).toMatchObject({ refusal: { code: "validation_error", errors: [{ field }] } });
  });
});
