import { describe, expect, it } from "@jest/globals";
import { readTrustedProxies } from "./trusted-proxies.js";

function trusts(list: string, address: string): boolean {
  const read = readTrustedProxies(list);
  if ("badEntry" in read) {
    throw new Error(read.badEntry);
  }
  return read.trusts(address);
}

describe("trusted proxies", () => {
  it.each([
    ["", "127.0.0.1", false],
    ["10.0.0.0/8", "10.200.3.4", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    [" 192.0.2.1 ;; 2001:db8::/32 ;", "2001:db8:1::5", true],
    ["192.0.2.1", "192.0.2.2", false],
    ["2001:db8::1", "2001:0db8:0::0001", true],
    ["0.0.0.1/1", "127.0.0.1", true],
    ["127.0.0.1", "", false],
    ["127.0.0.1", "unix", false],
    ["fe80::/10", "fe80::1%eth0", true],
    ["::ffff:10.0.0.0/104", "10.200.3.4", true],
    ["::ffff:a00:1", "10.0.0.1", true],
    ["::ffff:10.0.0.0/104", "11.0.0.1", false],
    ["::/1", "10.0.0.1", false],
    ["::/1", "::ffff:10.0.0.1", false],
    ["::/1", "::1", true],
  ])("%j, sender %s: %s", (list, address, expected) => {
    expect(trusts(list, address)).toBe(expected);
  });

  it.each([
    "proxy",
    "10.0.0.0/0",
    "::/0",
    "10.0.0.0/33",
    "::ffff:0:0/96",
    "::ffff:0.0.0.0/90",
    "::ffff:10.0.0.0/129",
    "2001:db8::/129",
    "10.0.0/8",
    "10.0.0.0/8/8",
    "10.0.0.1/",
    "10.0.0.1/x",
    "10.0.0.1,10.0.0.2",
  ])("refuses %s", (entry) => {
    expect(readTrustedProxies(`192.0.2.1;${entry}`)).toEqual({ badEntry: entry });
  });
});
