import { expect, it } from "@jest/globals";
import { sourcePlace } from "../../../design/source-place.js";
import { sourceOfFile } from "./source-of-file.js";

const scan = { repository: "github.com/acme/shop", commit: "a".repeat(40) };

it.each(["src/a.cs", "src/My File #1.cs", "100%/ü.ts", "a\u0007b", "😀/x"])(
  "reads back as the same path: %p",
  (path) => {
    expect(sourcePlace(sourceOfFile(scan, path) ?? "")).toMatchObject({ path, revision: scan.commit });
  },
);

it("is none before a commit is known", () => {
  expect(sourceOfFile({ ...scan, commit: null }, "a")).toBeNull();
});
