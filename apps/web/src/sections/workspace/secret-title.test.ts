import { describe, expect, it } from "@jest/globals";
import { secretTitle } from "./secret-title.js";

describe("a credential", () => {
  it("is called after what it is for", () => {
    const providers = [{ id: "AB", name: "Ours" }];
    expect(secretTitle("codehost:token", [])).toBe("Access token of the code host");
    expect(secretTitle("ai:ab:apiKey", providers)).toBe("API key of Ours");
    expect(secretTitle("ai:cd:apiKey", providers)).toBe("API key of an AI provider");
    expect(secretTitle("other:thing", providers)).toBe("other:thing");
  });
});
