import { describe, expect, it } from "@jest/globals";
import type { Request, RequestHandler, Response } from "express";
import { below, inTurn } from "./in-turn.js";

/** What was passed on after the middleware: `"routes"` when the request went through. */
function passedOn(middleware: RequestHandler, path = "/"): Promise<unknown> {
  return new Promise((resolve) => {
    middleware({ path } as Request, {} as Response, (thrown?: unknown) => resolve(thrown ?? "routes"));
  });
}

function noting(notes: string[], note: string): RequestHandler {
  return (_request, _response, next) => {
    notes.push(note);
    next();
  };
}

describe("middlewares in turn", () => {
  it("run one after the other, each when the one before says so", async () => {
    const notes: string[] = [];
    const later: RequestHandler = async (_request, _response, next) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      notes.push("later");
      next();
    };
    const all = inTurn(noting(notes, "first"), later, noting(notes, "last"));
    expect(await passedOn(all)).toBe("routes");
    expect(notes).toEqual(["first", "later", "last"]);
  });

  it("end with one that answers", () => {
    const notes: string[] = [];
    const all = inTurn(() => undefined, noting(notes, "never"));
    all({ path: "/" } as Request, {} as Response, () => notes.push("routes"));
    expect(notes).toEqual([]);
  });

  it.each([
    ["throws", () => fail()],
    ["rejects", async () => fail()],
    [
      "says an error",
      (_request: unknown, _response: unknown, next: (thrown: unknown) => void) => next(REASON),
    ],
  ] as const)("end with the error of one that %s", async (_how, step) => {
    const notes: string[] = [];
    const all = inTurn(noting(notes, "first"), step as RequestHandler, noting(notes, "never"));
    expect(await passedOn(all)).toBe(REASON);
    expect(notes).toEqual(["first"]);
  });

  it.each([
    ["/api", true],
    ["/api/", true],
    ["/API/x", true],
    ["/api//x", true],
    ["/apis", false],
    ["/x/api", false],
    ["/llms.txt", true],
    ["/llmsatxt", false],
  ])("below a path: %s is %s", async (path, isBelow) => {
    const notes: string[] = [];
    expect(await passedOn(below(["/api", "/llms.txt"], noting(notes, "below")), path)).toBe("routes");
    expect(notes).toEqual(isBelow ? ["below"] : []);
  });
});

const REASON = new Error("no");

function fail(): never {
  throw REASON;
}
