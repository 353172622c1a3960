import { describe, expect, it } from "@jest/globals";
import { namingRepository } from "./naming-repository.mjs";

describe("a manifest that names its repository", () => {
  it("says address and folder, and all that it said before", () => {
    const named = namingRepository(
      '{"name":"@a/b","version":"1.2.3"}',
      "https://git.example/a/b",
      "packages/b",
    );
    expect(JSON.parse(named)).toEqual({
      name: "@a/b",
      version: "1.2.3",
      repository: { type: "git", url: "git+https://git.example/a/b.git", directory: "packages/b" },
    });
  });

  it("names the present repository in place of another", () => {
    const named = namingRepository('{"repository":"elsewhere"}', "https://git.example/a/b", "packages/b");
    expect(named).not.toContain("elsewhere");
  });
});
