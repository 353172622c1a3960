import { createRequire } from "node:module";

// Resolved from the client, whose tests alone need it.
const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));

/** What every browser has, and the page of the tests has not by itself. */
const OF_BROWSERS = {
  AbortController,
  AbortSignal,
  fetch,
  Headers,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

/** A page for the tests of components, with packages as a browser gets them. */
export default class BrowserPage extends require("jest-environment-jsdom").default {
  async setup() {
    await super.setup();
    /** @type {{ readonly location: { readonly href: string } }} */
    const page = this["global"];
    /** An address without a host is one of the page. */
    class PageRequest extends Request {
      /**
       * @param {string | URL | Request} input
       * @param {RequestInit} [init]
       */
      constructor(input, init) {
        super(typeof input === "string" ? new URL(input, page.location.href) : input, init);
      }
    }
    Object.assign(page, OF_BROWSERS, { Request: PageRequest });
  }

  exportConditions() {
    return ["browser"];
  }
}
