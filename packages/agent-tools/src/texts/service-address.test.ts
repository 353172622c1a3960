import { describe, expect, it } from "@jest/globals";
import { serviceAddress } from "./service-address.js";

describe("the address of a service", () => {
  it.each([
    "plumbline.example",
    "plumbline.example:8443",
    "localhost",
    "127.0.0.1:8080",
    "[::1]:8080",
    "[fe80::1]",
    "my_app:8080",
    "xn--bcher-kva.example",
  ])("is made of the scheme and the host %s", (host) => {
    expect(serviceAddress("https", host)).toBe(`https://${host}`);
  });

  it("has the host in lower case", () => {
    expect(serviceAddress("http", "Plumbline.Example")).toBe("http://plumbline.example");
  });

  it.each([
    "",
    " ",
    "a b",
    "a)[b](c",
    'a"b',
    "a`b`",
    "a\nb",
    "a<b>",
    "a$(b)",
    "a;b",
    "a/b",
    "a?b",
    "a#b",
    "a@b",
    "a:b",
    "a:123456",
    "-a",
    "a.",
    "[::1",
    "[a]b",
    "[::1]:",
    "bücher.example",
    "a".repeat(300),
  ])("is none for %j, which could mean something in a text", (host) => {
    expect(serviceAddress("https", host)).toBeNull();
  });
});
