import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "@jest/globals";
import { HeldBodies } from "./held-bodies.js";

const MEGA = 1024 * 1024;

function hold(bodies: HeldBodies, headers: Record<string, string>): EventEmitter {
  const response = new EventEmitter();
  bodies.hold({ headers } as unknown as IncomingMessage, response as ServerResponse, 16 * MEGA);
  return response;
}

it("lets eight of the largest bodies in, and one more when one of them is over", () => {
  const bodies = new HeldBodies();
  const first = hold(bodies, {});
  for (let n = 1; n < 8; n += 1) {
    hold(bodies, { "content-length": String(16 * MEGA) });
  }
  expect(() => hold(bodies, { "content-length": "1" })).toThrow("Too many large documents");
  first.emit("close");
  hold(bodies, {});
  expect(() => hold(bodies, {})).toThrow("Too many large documents");
});
