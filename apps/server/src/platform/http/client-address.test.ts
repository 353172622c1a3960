import { describe, expect, it } from "@jest/globals";
import type { Request } from "express";
import { readTrustedProxies, type TrustedProxies } from "../configuration/trusted-proxies.js";
import { clientAddress, isHttps } from "./client-address.js";

const proxies = readTrustedProxies("10.0.0.0/8") as TrustedProxies;

function request(remoteAddress: string, headers: Record<string, string> = {}): Request {
  return { socket: { remoteAddress }, headers } as unknown as Request;
}

describe("the client address", () => {
  it.each([
    ["203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "1.1.1.1, 198.51.100.1", "198.51.100.1"],
    ["10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["10.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
    ["10.0.0.1", "2001:db8::1", "2001:db8::1"],
    ["10.0.0.1", "unknown", "10.0.0.1"],
    ["10.0.0.1", "", "10.0.0.1"],
    ["10.0.0.1", "198.51.100.1,", "10.0.0.1"],
    ["10.0.0.1", "x".repeat(5_000), "10.0.0.1"],
  ])("of sender %s with X-Forwarded-For %s", (sender, forwarded, expected) => {
    expect(clientAddress(request(sender, { "x-forwarded-for": forwarded }), proxies)).toBe(expected);
  });

  it("is the sender's without the header", () => {
    expect(clientAddress(request("10.0.0.1"), proxies)).toBe("10.0.0.1");
  });
});

describe("the scheme", () => {
  it.each([
    ["10.0.0.1", "https", true],
    ["10.0.0.1", "HTTPS", true],
    ["10.0.0.1", "http, https", true],
    ["10.0.0.1", "https, http", false],
    ["10.0.0.1", "http", false],
    ["203.0.113.9", "https", false],
  ])("of sender %s with X-Forwarded-Proto %s", (sender, forwarded, expected) => {
    expect(isHttps(request(sender, { "x-forwarded-proto": forwarded }), proxies)).toBe(expected);
  });
});
