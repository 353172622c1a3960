import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { actorOf, nameOf, type Principal } from "./principal.js";

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

describe("who did something", () => {
  it("is recorded by kind and ID, and called by name", () => {
    expect([actorOf({ principal: PERSON }), nameOf(PERSON)]).toEqual([`user:${ID}`, "Ada"]);
    expect([actorOf({ principal: AGENT }), nameOf(AGENT)]).toEqual([`agent-token:${ID}`, "CI"]);
  });
});
