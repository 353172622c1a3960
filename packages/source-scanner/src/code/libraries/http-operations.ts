import type { CodeName, SiteDetail } from "../code-extraction.js";
import type { Use } from "../finding/use.js";
import { normalRoute } from "./routes.js";

/** A longer text is no route, and takes long to look at. */
const ROUTE_CHARACTERS = 1000;

/** An operation is known only where its route is a literal. */
export function literalRoute(name: CodeName): readonly CodeName[] {
  return name !== null && "literal" in name && name.literal.length <= ROUTE_CHARACTERS
    ? [{ literal: normalRoute(name.literal) }]
    : [];
}

/** Verbs by the tokens that stand for them. */
export type Verbs = Readonly<Record<string, string>>;

export function verbOf(verbs: Verbs, use: Use): string {
  return String(verbs[use.token]);
}

const HTTP_VERBS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"];

/** An operation for each of the verbs that is one. */
export function eachVerb(verbs: readonly string[], more: SiteDetail = {}): readonly SiteDetail[] {
  return HTTP_VERBS.filter((verb) => verbs.includes(verb)).map((verb) => ({
    transport: "http",
    verb,
    ...more,
  }));
}
