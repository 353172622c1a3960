import { describe, expect, it } from "@jest/globals";
import { keysOf } from "./keys-of.js";

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe("a pressed key", () => {
  it("is named as shortcuts are written", () => {
    expect(keysOf({ ...NONE, key: "k", ctrlKey: true })).toBe("mod+k");
    expect(keysOf({ ...NONE, key: "K", metaKey: true, shiftKey: true })).toBe("mod+shift+k");
    expect(keysOf({ ...NONE, key: "?", shiftKey: true })).toBe("?");
    expect(keysOf({ ...NONE, key: "ArrowLeft", shiftKey: true })).toBe("shift+ArrowLeft");
  });
});
