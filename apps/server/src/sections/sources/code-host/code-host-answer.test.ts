import { describe, expect, it } from "@jest/globals";
import { codeHostAnswer } from "./code-host-answer.js";

const NOW = 1_900_000_000_000;

function of(status: number, headers: Record<string, string> = {}, body = "{}") {
  return codeHostAnswer({ status, headers: new Headers(headers), body: Buffer.from(body) }, NOW);
}

describe("what a code host answered", () => {
  it.each([
    [200, "answered"],
    [201, "unavailable"],
    [204, "unavailable"],
    [301, "moved"],
    [302, "unavailable"],
    [304, "unavailable"],
    [307, "moved"],
    [308, "moved"],
    [400, "unavailable"],
    [401, "refused"],
    [403, "refused"],
    [404, "not-found"],
    [410, "not-found"],
    [422, "unavailable"],
    [429, "rate-limited"],
    [500, "unavailable"],
    [503, "unavailable"],
  ])("%i is %s", (status, outcome) => {
    expect(of(status).outcome).toBe(outcome);
  });

  it.each(["", "<p>", '{"a":', "{} {}"])("%j is no answer", (body) => {
    expect(of(200, {}, body)).toEqual({ outcome: "unavailable" });
  });

  it.each<[Record<string, string>, number]>([
    [{ "retry-after": "30" }, 30_000],
    [{ "retry-after": "0" }, 1_000],
    [{ "retry-after": "999999999" }, 86_400_000],
    [{ "retry-after": "Fri, 31 Dec 2027 23:59:59 GMT" }, 60_000],
    [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1900000600" }, 600_000],
    [{ "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000000" }, 1_000],
    [{ "x-ratelimit-remaining": "0" }, 60_000],
  ])("403 with %j is a limit that ends in %i ms", (headers, restMs) => {
    expect(of(403, headers)).toEqual({ outcome: "rate-limited", restMs });
  });

  it("a refusal with requests left is no limit", () => {
    expect(of(403, { "x-ratelimit-remaining": "12", "x-ratelimit-reset": "1900000600" }).outcome).toBe(
      "refused",
    );
    expect(of(401, { "retry-after": "1" }).outcome).toBe("refused");
  });
});
