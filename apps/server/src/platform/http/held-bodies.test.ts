import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, it } from "@jest/globals";
import {
  HeldBodies,
  MOST_BYTES,
  MOST_BYTES_OF_CALLER,
  MOST_SMALL_BYTES,
  MOST_SMALL_BYTES_OF_CALLER,
  SMALL_DOCUMENT,
} from "./held-bodies.js";

const LARGEST = 16 * SMALL_DOCUMENT;
const REFUSED = "Too many documents arrive at this moment";

/** A body of a caller of which so much has arrived; ends when told. */
function arrived(bodies: HeldBodies, caller: string, size: number): EventEmitter {
  const response = new EventEmitter();
  const grown = bodies.hold(caller, response as ServerResponse);
  grown(size / 2);
  grown(size);
  return response;
}

/** As many bodies of a size as there are, each of a caller of its own. */
function ofMany(bodies: HeldBodies, count: number, size: number): readonly EventEmitter[] {
  return Array.from({ length: count }, (_, n) => arrived(bodies, `caller ${n}`, size));
}

describe("the documents that arrive at the same time", () => {
  it("count by what has arrived: one that is announced and never comes takes no room", () => {
    const bodies = new HeldBodies();
    for (let n = 0; n < 1000; n += 1) {
      bodies.hold("idler", new EventEmitter() as ServerResponse);
    }
    arrived(bodies, "idler", MOST_BYTES_OF_CALLER);
  });

  it.each([
    ["large", LARGEST, MOST_BYTES],
    ["small", SMALL_DOCUMENT, MOST_SMALL_BYTES],
  ])("have so much room over all callers, and again when one is over: %s", (_, size, most) => {
    const bodies = new HeldBodies();
    const held = ofMany(bodies, most / size, size);
    expect(() => arrived(bodies, "another", size)).toThrow(REFUSED);
    held[0]?.emit("close");
    arrived(bodies, "another", size);
    expect(() => arrived(bodies, "another", size)).toThrow(REFUSED);
  });

  it.each([
    ["large", LARGEST, MOST_BYTES_OF_CALLER],
    ["small", SMALL_DOCUMENT, MOST_SMALL_BYTES_OF_CALLER],
  ])("of one caller leave room to others: %s", (_, size, most) => {
    const bodies = new HeldBodies();
    const held = Array.from({ length: most / size }, () => arrived(bodies, "greedy", size));
    expect(() => arrived(bodies, "greedy", size)).toThrow(REFUSED);
    arrived(bodies, "another", size);
    held[0]?.emit("close");
    arrived(bodies, "greedy", size);
  });

  it("do not keep small ones out when large ones fill their room, nor the other way round", () => {
    const bodies = new HeldBodies();
    ofMany(bodies, MOST_BYTES / LARGEST, LARGEST);
    ofMany(bodies, MOST_SMALL_BYTES / SMALL_DOCUMENT, SMALL_DOCUMENT);
    expect(() => arrived(bodies, "another", 1)).toThrow(REFUSED);
  });

  it("give all room back, also what was refused in the middle", () => {
    const bodies = new HeldBodies();
    const held = ofMany(bodies, MOST_BYTES / LARGEST, LARGEST);
    const refused = new EventEmitter();
    const grown = bodies.hold("another", refused as ServerResponse);
    grown(SMALL_DOCUMENT);
    expect(() => grown(SMALL_DOCUMENT + 1)).toThrow(REFUSED);
    for (const response of [...held, refused]) {
      response.emit("close");
    }
    ofMany(bodies, MOST_BYTES / LARGEST, LARGEST);
    ofMany(bodies, MOST_SMALL_BYTES / SMALL_DOCUMENT, SMALL_DOCUMENT);
  });
});
