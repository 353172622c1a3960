import { describe, expect, it } from "@jest/globals";
import { sourceAddress } from "./source-address.js";

describe("a place in source code", () => {
  it("is looked at where it stands, at its revision and line", () => {
    expect(sourceAddress("github.com/dotnet/eShop@5624ad:src/eShop.AppHost/Program.cs#L39-L40")).toBe(
      "https://github.com/dotnet/eShop/blob/5624ad/src/eShop.AppHost/Program.cs#L39-L40",
    );
    expect(sourceAddress("https://example.com/a.ts#L3")).toBe("https://example.com/a.ts#L3");
  });

  it("leads nowhere where that cannot be told", () => {
    expect(sourceAddress("src/a.ts:3")).toBeNull();
    expect(sourceAddress("javascript:alert(1)")).toBeNull();
    expect(sourceAddress("github.com/a/b@1:../../x y")).toBeNull();
  });
});
