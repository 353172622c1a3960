import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { ApiError } from "../errors/api-error.js";
import { requestContext } from "../logging/request-context.js";
import { holdAnswer, LARGE_ANSWER, LARGE_ANSWERS_OF_CALLER, MOST_ANSWER_BYTES } from "./held-answers.js";

const LARGE = { sent: LARGE_ANSWER + 1, held: LARGE_ANSWER + 1 };

/** An answer to someone, held until `close` is emitted; null when it is refused. */
function held(actor: string, size = LARGE): EventEmitter | null {
  const response = new EventEmitter();
  try {
    requestContext.run({ requestId: "", actor, workspaceId: null }, () =>
      holdAnswer(response as ServerResponse, size),
    );
    return response;
  } catch (thrown) {
    expect(thrown).toMatchObject({ status: 429, type: "busy" });
    expect(thrown).toBeInstanceOf(ApiError);
    return null;
  }
}

describe("large answers", () => {
  it("go to a caller two at a time", () => {
    const two = Array.from({ length: LARGE_ANSWERS_OF_CALLER }, () => held("one"));
    expect([...two, held("one"), held("other")].map((one) => one !== null)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    two[0]?.emit("close");
    expect([held("one"), held("one")].map((one) => one !== null)).toEqual([true, false]);
  });

  it("hold so much memory and no more, over all", () => {
    const half = { sent: 2 * MOST_ANSWER_BYTES, held: MOST_ANSWER_BYTES / 4 };
    const first = held("a", half);
    const others = ["b", "c", "d"].map((caller) => held(caller, half));
    expect(others.filter((one) => one === null).length).toBeGreaterThan(0);
    first?.emit("close");
    const again = held("e", half);
    expect(again).not.toBeNull();
    for (const one of [...others, again]) {
      one?.emit("close");
    }
  });

  it("are those over the limit: small ones are never refused", () => {
    const small = { sent: LARGE_ANSWER, held: LARGE_ANSWER };
    expect(Array.from({ length: 100 }, () => held("small", small))).not.toContain(null);
  });
});
