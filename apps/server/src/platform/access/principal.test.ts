import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type Caller, nameOf, type Principal, personOf } from "./principal.js";

const ID = "6f0f0c3e-3c07-4f0e-9d0b-1d2b7b1f5a10" as Guid;
const PERSON: Principal = { kind: "user", id: ID, displayName: "Ada", isInstanceAdmin: false };
const AGENT: Principal = {
  kind: "agent-token",
  id: ID,
  name: "CI",
  scopes: ["propose"],
  workspaceId: ID,
  projectId: null,
  expiresAt: null,
};

function callOf(principal: Principal): Caller {
  return { principal, workspaceId: ID, projectId: null, role: "editor" };
}

describe("who did something", () => {
  it("is recorded by kind and ID, and called by name", () => {
    expect([actorOf(callOf(PERSON)), nameOf(PERSON)]).toEqual([`user:${ID}`, "Ada"]);
    expect([actorOf(callOf(AGENT)), nameOf(AGENT)]).toEqual([`agent-token:${ID}`, "CI"]);
  });

  it("is a person where people alone may act, and a bug of ours where it is not", () => {
    expect(personOf(callOf(PERSON))).toBe(PERSON);
    expect(() => personOf(callOf(AGENT))).toThrow("for people");
  });
});
