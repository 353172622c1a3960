import { describe, expect, it } from "@jest/globals";
import { sourceAddress } from "./source-address.js";

describe("a place in source code", () => {
  it("is looked at where it stands, at its revision and line", () => {
    expect(sourceAddress("github.com/dotnet/eShop@5624ad:src/eShop.AppHost/Program.cs#L39-L40")).toBe(
      "https://github.com/dotnet/eShop/blob/5624ad/src/eShop.AppHost/Program.cs#L39-L40",
    );
    expect(sourceAddress("https://example.com/a.ts#L3")).toBe("https://example.com/a.ts#L3");
  });

  it("is looked at where its repository is shown, on any code host", () => {
    const source = `code.acme.example/acme/shop@${"a".repeat(40)}:src/My%20File%23.cs#L7-L7`;
    expect(sourceAddress(source)).toBeNull();
    expect(sourceAddress(source, "https://code.acme.example/Acme/Shop")).toBe(
      `https://code.acme.example/Acme/Shop/blob/${"a".repeat(40)}/src/My%20File%23.cs#L7`,
    );
  });

  it("is never looked at by a script, whatever the code host says of its address", () => {
    expect(sourceAddress("github.com/a/b@1:src/a.ts#L1-L2", "javascript:alert(1)//")).toBeNull();
  });

  it("leads nowhere where that cannot be told", () => {
    expect(sourceAddress("src/a.ts:3")).toBeNull();
    expect(sourceAddress("javascript:alert(1)")).toBeNull();
    expect(sourceAddress("github.com/a/b@1:../../x y")).toBeNull();
    expect(sourceAddress("github.com/a/b@1:src/../../../../c/d")).toBeNull();
    expect(sourceAddress("github.com/a/b@1:src/%2e%2e/%2E%2E/c")).toBeNull();
  });
});
