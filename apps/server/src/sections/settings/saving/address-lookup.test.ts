import { expect, it } from "@jest/globals";
import { AddressLookup } from "./address-lookup.js";

/** A name service that knows some names, keeps silent on `silent` and fails on all others. */
function lookupOf(names: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = [];
  const resolve = (host: string): Promise<readonly string[]> => {
    asked.push(host);
    if (host === "silent") {
      return new Promise(() => undefined);
    }
    const addresses = names[host];
    return addresses === undefined
      ? Promise.reject(new Error("the name service fails"))
      : Promise.resolve(addresses);
  };
  return { asked, lookup: new AddressLookup({ resolver: { resolve } }) };
}

it("finds the addresses of each host; one that the name service has none for has none", async () => {
  const { lookup } = lookupOf({ a: ["192.0.2.1", "2001:db8::1"], b: [] });
  expect(await lookup.resolve(["a", "b", "c"])).toEqual(
    new Map([
      ["a", ["192.0.2.1", "2001:db8::1"]],
      ["b", []],
      ["c", []],
    ]),
  );
});

it("asks for no host twice", async () => {
  const { asked, lookup } = lookupOf({ a: ["192.0.2.1"], b: ["192.0.2.2"] });
  const known = await lookup.resolve(["a"]);
  expect([...(await lookup.resolve(["a", "b"], known)).keys()]).toEqual(["a", "b"]);
  expect(asked).toEqual(["a", "b"]);
});

it("waits no longer than there is time, and keeps what came before", async () => {
  const { lookup } = lookupOf({ a: ["192.0.2.1"] });
  const late = new AbortController();
  const resolved = lookup.resolve(["silent", "a"], new Map(), late.signal);
  late.abort();
  expect(await resolved).toEqual(
    new Map([
      ["silent", []],
      ["a", ["192.0.2.1"]],
    ]),
  );
});
