import { describe, expect, it } from "@jest/globals";
import { SOURCE_WORDS } from "../../../words/sources.js";
import { toldFailure } from "./told-failure.js";

describe("why a scan failed", () => {
  it.each(Object.keys(SOURCE_WORDS.failures))("is told with what can be done: %s", (code) => {
    const { what, next } = toldFailure(code);
    expect(what).not.toContain(code);
    expect(next).not.toBeNull();
  });

  it("leads to the token where the code host refuses, and to the settings where none is set", () => {
    expect(toldFailure("codehost-access-refused").tab).toBe("credentials");
    expect(toldFailure("codehost-not-configured").tab).toBe("settings");
    expect(toldFailure("ref-not-found").tab).toBeNull();
  });

  it("names a code that it does not know, and no property of objects", () => {
    expect(toldFailure("eaten-by-a-dog")).toEqual({
      what: "It failed: eaten-by-a-dog.",
      next: null,
      tab: null,
    });
    expect(toldFailure("constructor").what).toBe("It failed: constructor.");
  });
});
