import { expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { ClientGone } from "../../../platform/errors/client-gone.js";
import { OutboundHttp } from "../../../platform/outbound/outbound-http.js";
import { PriceCatalogue } from "./price-catalogue.js";

const ACCESS = { baseUrl: "https://prices.example.org/api", allowPrivate: false, currency: "USD" };
const QUESTION = { filter: {}, currency: "USD", skip: 0 };

/** A catalogue whose name leads to an address of the inside. */
function asking(gone: AbortSignal) {
  const http = new OutboundHttp({ resolver: { resolve: async () => ["10.0.0.1"] }, isPublic: () => false });
  const nothing = undefined as never;
  const asker = { workspaceId: "w" as Guid, gone, until: Date.now() + 60_000 };
  return new PriceCatalogue(nothing, nothing, http).ask(ACCESS, QUESTION, asker);
}

it("asks nothing of an address that the policy does not allow, whatever its name", async () => {
  await expect(asking(new AbortController().signal)).rejects.toMatchObject({
    status: 502,
    type: "price_catalogue_unavailable",
    members: { reason: "address-refused" },
  });
});

it("answers nobody who left", async () => {
  const gone = new AbortController();
  gone.abort(new ClientGone());
  await expect(asking(gone.signal)).rejects.toBeInstanceOf(ClientGone);
});
