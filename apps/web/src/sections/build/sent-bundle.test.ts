import { expect, test } from "@jest/globals";
import { base64Of, sentBytes, sentKind } from "./sent-bundle.js";

test("a file is a bundle or a manifest by its name or its type", () => {
  expect(sentKind({ name: "Shop.ZIP", type: "" })).toBe("bundle");
  expect(sentKind({ name: "shop", type: "application/zip" })).toBe("bundle");
  expect(sentKind({ name: "manifest.json", type: "application/json" })).toBe("manifest");
  expect(sentKind({ name: "notes.txt", type: "text/plain" })).toBeNull();
});

test("an archive takes a third more in a comparison", () => {
  expect(sentBytes({ name: "a.zip", type: "", size: 100 })).toBe(136);
  expect(sentBytes({ name: "a.json", type: "", size: 100 })).toBe(100);
});

test("base64 in pieces is base64 of the whole", () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 7) % 256);
  const back = Uint8Array.from(atob(base64Of(bytes)), (sign) => sign.charCodeAt(0));
  expect(back).toEqual(bytes);
  expect(base64Of(new Uint8Array())).toBe("");
});
