import { describe, expect, it } from "@jest/globals";
import { nameOfActor } from "./name-of-actor.js";

const MEMBERS = [{ userId: "u1", displayName: "Ada" }];

describe("who did something", () => {
  it("is a member by name, an agent by its token, and whoever left", () => {
    expect(nameOfActor("user:u1", MEMBERS)).toBe("Ada");
    expect(nameOfActor("user:u2", MEMBERS)).toBe("Somebody who left");
    expect(nameOfActor("agent-token:0123456789", MEMBERS)).toBe("Agent 01234567");
    expect(nameOfActor("service", MEMBERS)).toBe("service");
  });
});
