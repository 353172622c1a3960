import { createRequire } from "node:module";

// Resolved from the client, whose tests alone need it.
const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));

/** What every browser has, and the page of the tests has not by itself. */
const OF_BROWSERS = { fetch, Headers, Request, Response, TextDecoder, TextEncoder, structuredClone };

/** A page for the tests of components, with packages as a browser gets them. */
export default class BrowserPage extends require("jest-environment-jsdom").default {
  async setup() {
    await super.setup();
    Object.assign(this["global"], OF_BROWSERS);
  }

  exportConditions() {
    return ["browser"];
  }
}
