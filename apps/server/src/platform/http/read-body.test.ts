import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { ClientGone } from "../errors/client-gone.js";
import { readBody, TOO_LARGE, TOO_SLOW } from "./read-body.js";

const LIMIT = 1024 * 1024;

let request: EventEmitter;
let read: Promise<unknown>;
beforeEach(() => {
  jest.useFakeTimers();
  request = new EventEmitter();
  read = readBody(request as IncomingMessage, LIMIT);
});
afterEach(() => {
  jest.useRealTimers();
});

const PENDING = "not yet";
/** What came of it after so much time. */
async function after(ms: number): Promise<unknown> {
  await jest.advanceTimersByTimeAsync(ms);
  return Promise.race([read, Promise.resolve(PENDING)]);
}
function comes(bytes: number): void {
  request.emit("data", Buffer.alloc(bytes, "x"));
}

describe("a body", () => {
  it("is its bytes, however many pieces they come in", async () => {
    comes(1);
    comes(2);
    request.emit("end");
    expect(Buffer.from((await read) as Uint8Array).toString()).toBe("xxx");
    expect(jest.getTimerCount()).toBe(0);
  });

  it("is too large with the first byte beyond its limit", async () => {
    comes(LIMIT);
    expect(await after(0)).toBe(PENDING);
    comes(1);
    expect(await after(0)).toBe(TOO_LARGE);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("of a client that is gone is none", async () => {
    request.emit("close");
    await expect(read).rejects.toBeInstanceOf(ClientGone);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("ends with what is thrown at how much of it there is", async () => {
    const sizes: number[] = [];
    const refusing = readBody(request as IncomingMessage, LIMIT, (size) => {
      sizes.push(size);
      if (size > 2) {
        throw new Error("no room");
      }
    });
    comes(2);
    comes(1);
    comes(1);
    await expect(refusing).rejects.toThrow("no room");
    expect(sizes).toEqual([2, 3]);
  });
});

describe("a body is too slow", () => {
  it("after ten seconds without a byte", async () => {
    expect(await after(9_999)).toBe(PENDING);
    comes(1);
    expect(await after(9_999)).toBe(PENDING);
    expect(await after(1)).toBe(TOO_SLOW);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("with less than 16 KiB a second over 30 seconds, from its beginning or later", async () => {
    for (let second = 0; second < 59; second += 1) {
      comes(16 * 1024 - (second === 45 ? 1 : 0));
      expect([second, await after(1_000)]).toEqual([second, PENDING]);
    }
    comes(16 * 1024);
    expect(await after(1_000)).toBe(TOO_SLOW);
  });

  it("and not with just that", async () => {
    for (let second = 0; second < 60; second += 1) {
      comes(16 * 1024);
      expect([second, await after(1_000)]).toEqual([second, PENDING]);
    }
  });
});
