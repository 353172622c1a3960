import createClient, { type Client } from "openapi-fetch";
import { type Fetch, type Layer, layered } from "../fetching/fetch-layer.js";
import { platformFetch } from "../fetching/platform-fetch.js";
import { toldFailures } from "../fetching/told-failures.js";
import type { paths } from "../schema.js";

/** One method for each HTTP method, typed by the addresses of the API: `client.GET("/api/auth/me")`. */
export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Where the service is, with the path in front of `/api` if there is one; empty for the origin of the page. */
  readonly baseUrl?: string;
  /** What sends requests; the `fetch` of the platform when left out. */
  readonly fetch?: Fetch;
  /** What stands before it, the outermost first: `[repeats(), keptAnswers(), agentToken(token)]`. */
  readonly through?: readonly Layer[];
}

/**
 * A client of the service. Its methods give `{ data }` or `{ error }` with the `response`; `dataOf` gives the data alone
 * and throws what went wrong as a ProblemError, an AnswerError or a NetworkError. Redirects are not followed. A browser
 * sends the session of its person to its own origin and to no other.
 */
export function apiClient({
  baseUrl = "",
  fetch = platformFetch,
  through = [],
}: ApiClientOptions = {}): ApiClient {
  return createClient<paths>({
    baseUrl: checkedBaseUrl(baseUrl),
    fetch: layered(fetch, [toldFailures, ...through]),
    credentials: "same-origin",
    redirect: "manual",
  });
}

function checkedBaseUrl(baseUrl: string): string {
  if (baseUrl === "" || /^\/(?!\/)[^?#]*$/.test(baseUrl)) {
    return baseUrl;
  }
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new RangeError("baseUrl is neither empty, nor a path, nor a URL of http or https");
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new RangeError("baseUrl has a name, a password, a query or a fragment");
  }
  return baseUrl;
}
