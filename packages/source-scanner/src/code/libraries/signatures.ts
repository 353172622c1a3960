import { noName } from "../finding/picks.js";
import type { SiteRule } from "../finding/site-rule.js";
import type { Use } from "../finding/use.js";

/** Rows of tokens that are called: parts of what a source pattern of a library is known by. */
export function signature(tokens: readonly string[], only?: (use: Use) => boolean): SiteRule {
  return {
    tokens,
    as: ["call"],
    kind: "signature",
    name: noName,
    detail: (use) => ({ token: use.call.name }),
    ...(only === undefined ? {} : { only }),
  };
}
