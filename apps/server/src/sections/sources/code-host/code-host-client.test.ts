import { expect, it } from "@jest/globals";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { CodeHostClient } from "./code-host-client.js";

const ACCESS = {
  apiBaseUrl: "https://code.example.org/api/v3",
  webHost: "code.example.org",
  token: "t",
  allowPrivate: false,
};

function clientAt(address: string): CodeHostClient {
  const resolver = { resolve: async () => [address] };
  return new CodeHostClient(new OutboundHttp({ resolver, isPublic: () => false }));
}

function asking(gone: AbortSignal) {
  return clientAt("127.0.0.1").ask(ACCESS, { path: "/repos/acme/shop", timeoutMs: 1_000, gone });
}

it("asks nothing of an address that the policy does not allow, whatever its name", async () => {
  expect(await asking(new AbortController().signal)).toEqual({ outcome: "blocked" });
});

it("answers nobody who left", async () => {
  const gone = new AbortController();
  gone.abort(new ClientGone());
  await expect(asking(gone.signal)).rejects.toBeInstanceOf(ClientGone);
});
