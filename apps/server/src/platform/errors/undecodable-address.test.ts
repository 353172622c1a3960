import { describe, expect, it } from "@jest/globals";
import { BadRequestException } from "@nestjs/common";
import express, { type NextFunction, type Request, type Response } from "express";
import supertest from "supertest";
import { isUndecodableAddress } from "./undecodable-address.js";

/** What Express hands on for a request of this path. */
async function thrownFor(path: string): Promise<unknown> {
  let seen: unknown;
  const app = express();
  app.get("/things/:id", (_request, response) => void response.end());
  app.use((thrown: unknown, _request: Request, response: Response, _next: NextFunction) => {
    seen = thrown;
    response.end();
  });
  await supertest(app).get(path);
  return seen;
}

describe("an address that cannot be decoded", () => {
  it.each(["/things/%zz", "/things/%ff", "/things/%e0%a4"])("%s is one", async (path) => {
    const thrown = await thrownFor(path);
    expect(isUndecodableAddress(thrown)).toBe(true);
    expect(
      isUndecodableAddress(new BadRequestException("As the framework wraps it", { cause: thrown })),
    ).toBe(true);
  });

  it.each<[string, unknown]>([
    ["an error with the status 400", Object.assign(new Error("of ours"), { status: 400 })],
    ["an error of decoding that a handler made", new URIError("URI malformed")],
    ["another error of the framework", new BadRequestException("Failed to decode param '%zz'")],
    ["no error at all", { status: 400 }],
    ["nothing", null],
  ])("%s is none", (_what, thrown) => {
    expect(isUndecodableAddress(thrown)).toBe(false);
  });
});
