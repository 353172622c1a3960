import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { HOSTILE_URLS, IPV4_SPELLINGS, PUBLIC_URLS, REFUSED_URLS } from "../testing/hostile-urls.js";
import { checkUrl, type UrlRules } from "./check-url.js";
import { isPublicAddress } from "./public-address.js";
import { parseSettingsUrl } from "./settings-url.js";

const PRIVATE = "must not point at a private network address";
const HTTPS = "must use https";
const OUTSIDE = "must use https, since the host is not in the private network";

const rules = (values: Partial<UrlRules> = {}): UrlRules => ({
  profile: "hosted",
  allowPrivateNetworkUrls: false,
  resolved: new Map(),
  ...values,
});
const resolved = new Map([
  ["public.test", ["8.8.8.8", "2606:4700::1111"]],
  ["private.test", ["10.0.0.1", "fd00::1"]],
  ["last-is-private.test", ["8.8.8.8", "2606:4700::1111", "127.0.0.1"]],
  ["gone.test", []],
  ["nas.local", ["10.0.0.9"]],
  ["strange.test", ["not an address"]],
]);

describe("spellings of addresses that are not public", () => {
  it("are at least 208", () => {
    expect(new Set(HOSTILE_URLS).size).toBeGreaterThanOrEqual(208);
  });

  it.each(HOSTILE_URLS)("%s is refused where private networks are not allowed", (url) => {
    expect(checkUrl(url, rules())).toEqual([PRIVATE]);
    expect(checkUrl(url, rules({ profile: "local" }))).toEqual([PRIVATE]);
  });

  it.each(HOSTILE_URLS)("%s is taken where private networks are allowed", (url) => {
    expect(checkUrl(url, rules({ allowPrivateNetworkUrls: true }))).toEqual([]);
  });

  it.each(REFUSED_URLS)("%j is no URL of settings, whatever is allowed", (url) => {
    expect(checkUrl(url, rules({ profile: "local", allowPrivateNetworkUrls: true }))).toHaveLength(1);
  });

  it.each(PUBLIC_URLS)("%s is taken everywhere", (url) => {
    for (const profile of ["local", "hosted"] as const) {
      for (const allowPrivateNetworkUrls of [true, false]) {
        expect(checkUrl(url, rules({ profile, allowPrivateNetworkUrls }))).toEqual([]);
      }
    }
  });

  it("are judged as the dotted form is, for any address", () => {
    const spellings = Object.entries(IPV4_SPELLINGS).filter(([name]) => !/IPv6|NAT64|6to4/u.test(name));
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom(...spellings), (address, [, spell]) => {
        expect(parseSettingsUrl(`https://${spell(address)}/`)).toMatchObject({
          value: { host: address, isAddress: true },
        });
        expect(checkUrl(`https://${spell(address)}/`, rules())).toEqual(
          isPublicAddress(address) ? [] : [PRIVATE],
        );
      }),
      { seed: 75 },
    );
  });
});

describe("a URL in `local`", () => {
  it.each([
    ["http://public.test", [], []],
    ["https://public.test", [], []],
    ["http://private.test", [], [PRIVATE]],
    ["http://last-is-private.test", [], [PRIVATE]],
    ["http://strange.test", [], [PRIVATE]],
    ["http://gone.test", [], []],
    ["http://not-looked-up.test", [], []],
    ["http://localhost", [], [PRIVATE]],
    ["http://nas.local", [], [PRIVATE]],
    ["http://192.168.0.1", [], [PRIVATE]],
    ["http://8.8.8.8", [], []],
  ])("%s is judged by the addresses of its host", (url, allowed, refused) => {
    expect(checkUrl(url, rules({ profile: "local", allowPrivateNetworkUrls: true, resolved }))).toEqual(
      allowed,
    );
    expect(checkUrl(url, rules({ profile: "local", allowPrivateNetworkUrls: false, resolved }))).toEqual(
      refused,
    );
  });
});

describe("a URL in `hosted`", () => {
  it.each([
    ["https://public.test", [], []],
    ["https://private.test", [], [PRIVATE]],
    ["https://last-is-private.test", [], [PRIVATE]],
    ["https://gone.test", [], []],
    ["http://public.test", [OUTSIDE], [HTTPS]],
    ["http://private.test", [], [PRIVATE, HTTPS]],
    ["http://last-is-private.test", [OUTSIDE], [PRIVATE, HTTPS]],
    ["http://gone.test", [OUTSIDE], [HTTPS]],
    ["http://not-looked-up.test", [], [HTTPS]],
    ["http://nas.local", [], [PRIVATE, HTTPS]],
    ["http://localhost:11434", [], [PRIVATE, HTTPS]],
    ["http://10.0.0.1", [], [PRIVATE, HTTPS]],
    ["http://[fd00::1]", [], [PRIVATE, HTTPS]],
    ["http://8.8.8.8", [OUTSIDE], [HTTPS]],
    ["http://[::ffff:10.0.0.1]", [], [PRIVATE, HTTPS]],
    ["http://[::ffff:8.8.8.8]", [OUTSIDE], [PRIVATE, HTTPS]],
    ["http://[2002:808:808::1]", [OUTSIDE], [PRIVATE, HTTPS]],
    ["http://[2002:a00:1::1]", [], [PRIVATE, HTTPS]],
    ["http://[64:ff9b::8.8.8.8]", [OUTSIDE], [HTTPS]],
  ])("%s uses https, or http inside a private network that is allowed", (url, allowed, refused) => {
    expect(checkUrl(url, rules({ allowPrivateNetworkUrls: true, resolved }))).toEqual(allowed);
    expect(checkUrl(url, rules({ resolved }))).toEqual(refused);
  });
});
