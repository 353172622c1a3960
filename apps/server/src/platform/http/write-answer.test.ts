import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "@jest/globals";
import { writeAnswer } from "./write-answer.js";

const MIB = 1024 * 1024;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** What writing a body to a client came to. */
interface Written {
  readonly answer: IncomingMessage;
  readonly done: Promise<"whole" | "cut">;
}

async function written(body: readonly Uint8Array[], pieceMs?: number): Promise<Written> {
  let done: Written["done"] | undefined;
  const server = createServer((_, response) => {
    response.setHeader(
      "Content-Length",
      body.reduce((all, { byteLength }) => all + byteLength, 0),
    );
    done = writeAnswer(response, body, pieceMs).then(() => (response.writableFinished ? "whole" : "cut"));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<IncomingMessage>((resolve) =>
    request({ host: "127.0.0.1", port, agent: false }, resolve).end(),
  );
  return { answer, done: done ?? Promise.reject(new Error("Nothing was asked")) };
}

describe("the body of an answer", () => {
  it("arrives whole, whatever its parts are", async () => {
    const body = [new Uint8Array(0), Buffer.from("a"), Buffer.alloc(3 * MIB, "b"), Buffer.from("c")];
    const { answer, done } = await written(body);
    expect(Buffer.concat(await answer.toArray()).equals(Buffer.concat(body))).toBe(true);
    expect(await done).toBe("whole");
  });

  it("leaves a turn to others while a client takes it as fast as it can", async () => {
    const { answer, done } = await written([Buffer.alloc(64 * MIB)]);
    let turns = 0;
    let goesOn = true;
    const turn = (): void => {
      turns += 1;
      if (goesOn) {
        setImmediate(turn);
      }
    };
    turn();
    answer.resume();
    await done;
    goesOn = false;
    expect(turns).toBeGreaterThan(60);
  });

  it("is cut off when its client takes nothing of it", async () => {
    const { done } = await written([Buffer.alloc(64 * MIB)], 200);
    expect(await done).toBe("cut");
  });

  it("is given up when its client is gone", async () => {
    const { answer, done } = await written([Buffer.alloc(64 * MIB)]);
    answer.destroy();
    expect(await done).toBe("cut");
  });
});
