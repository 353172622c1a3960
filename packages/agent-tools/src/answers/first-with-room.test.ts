import { describe, expect, it } from "@jest/globals";
import { TOOL_LIMITS } from "../limits.js";
import { firstWithRoom } from "./first-with-room.js";

const { handedOn } = TOOL_LIMITS;

describe("what is handed on of a list", () => {
  it("is all that has room, to the last character", () => {
    const half = "x".repeat(handedOn / 2 - 2);
    expect(firstWithRoom([half, half])).toEqual([half, half]);
    expect(firstWithRoom([half, `${half}x`])).toEqual([half]);
    expect(firstWithRoom([])).toEqual([]);
  });

  it("is one item at least, and none is made that is not handed on but the one that has no room", () => {
    let made = 0;
    function* large() {
      for (;;) {
        made += 1;
        yield "x".repeat(handedOn);
      }
    }
    expect(firstWithRoom(large())).toHaveLength(1);
    expect(made).toBe(2);
  });
});
