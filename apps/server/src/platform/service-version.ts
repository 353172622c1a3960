import { readFileSync } from "node:fs";

const PACKAGE = new URL("../../package.json", import.meta.url);

/** The version of this service, as its package states it. */
export const SERVICE_VERSION = (JSON.parse(readFileSync(PACKAGE, "utf8")) as { readonly version: string })
  .version;
