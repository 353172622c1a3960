import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { isPublicAddress } from "./public-address.js";

/** First and last address of each block that is not public, and the addresses beside it that are. */
const IPV4_BLOCKS: readonly (readonly [
  first: string,
  last: string,
  before: string | null,
  after: string | null,
])[] = [
  ["0.0.0.0", "0.255.255.255", null, "1.0.0.0"],
  ["10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"],
  ["100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"],
  ["127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"],
  ["169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"],
  ["172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"],
  ["192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"],
  ["192.0.2.0", "192.0.2.255", "192.0.1.255", "192.0.3.0"],
  ["192.88.99.0", "192.88.99.255", "192.88.98.255", "192.88.100.0"],
  ["192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"],
  ["198.18.0.0", "198.19.255.255", "198.17.255.255", "198.20.0.0"],
  ["198.51.100.0", "198.51.100.255", "198.51.99.255", "198.51.101.0"],
  ["203.0.113.0", "203.0.113.255", "203.0.112.255", "203.0.114.0"],
  ["224.0.0.0", "239.255.255.255", "223.255.255.255", null],
  ["240.0.0.0", "255.255.255.255", null, null],
];

const IPV6_BLOCKS: typeof IPV4_BLOCKS = [
  ["::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", null, "2000::"],
  [
    "2001::",
    "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff",
    "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "2001:200::",
  ],
  ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db7:ffff::", "2001:db9::"],
  ["2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2001:ffff::", "2003::"],
  ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", "3ffe:ffff::", "3fff:1000::"],
  ["4000::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", null],
];

describe("isPublicAddress", () => {
  it.each([...IPV4_BLOCKS, ...IPV6_BLOCKS])("ends at the edges of %s to %s", (first, last, before, after) => {
    expect([first, last].map(isPublicAddress)).toEqual([false, false]);
    for (const beside of [before, after]) {
      expect(beside === null || isPublicAddress(beside)).toBe(true);
    }
  });

  it.each([
    ["loopback", "::1"],
    ["unspecified", "::"],
    ["IPv4-mapped, even of a public address", "::ffff:8.8.8.8"],
    ["IPv4-compatible, even of a public address", "::8.8.8.8"],
    ["NAT64 of a private address", "64:ff9b::10.0.0.1"],
    ["NAT64 of loopback", "64:ff9b::7f00:1"],
    ["NAT64 for local use", "64:ff9b:1::8.8.8.8"],
    ["beside NAT64", "64:ff9b::1:0:0"],
    ["discard", "100::1"],
    ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
    ["benchmarking", "2001:2::1"],
    ["ORCHID", "2001:10::1"],
    ["ORCHID, second version", "2001:20::1"],
    ["SRv6 segments", "5f00::1"],
    ["unique-local", "fd12:3456:789a::1"],
    ["link-local", "fe80::1"],
    ["site-local, deprecated", "fec0::1"],
    ["multicast", "ff02::1"],
    ["with a zone", "2606:4700::1111%eth0"],
    ["link-local with a zone", "fe80::1%1"],
    ["in brackets", "[2606:4700::1111]"],
    ["octal", "010.8.8.8"],
    ["hexadecimal", "0x8.8.8.8"],
    ["short", "8.8"],
    ["a number", "134744072"],
    ["with a block", "8.8.8.8/32"],
    ["a name", "example.com"],
    ["nothing", ""],
  ])("says no to what is %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    "1.1.1.1",
    "8.8.8.8",
    "140.82.121.6",
    "2606:4700:4700::1111",
    "2A00:1450:4001::200E",
    "64:ff9b::8.8.8.8",
  ])("says yes to %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it("agrees with the blocks written as numbers, for any address of IPv4", () => {
    const numberOf = (address: string): number =>
      address.split(".").reduce((number, part) => number * 256 + Number(part), 0);
    const blocks = IPV4_BLOCKS.map(([first, last]) => [numberOf(first), numberOf(last)] as const);
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const number = numberOf(address);
        const isSpecial = blocks.some(([first, last]) => number >= first && number <= last);
        expect(isPublicAddress(address)).toBe(!isSpecial);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(!isSpecial);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
      }),
      { seed: 76 },
    );
  });

  it("judges every spelling of an address of IPv6 alike", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const { hostname } = new URL(`http://[${address}]/`);
        expect(isPublicAddress(address)).toBe(isPublicAddress(hostname.slice(1, -1)));
      }),
      { seed: 77 },
    );
  });
});
