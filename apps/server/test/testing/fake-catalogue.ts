import type { ServerResponse } from "node:http";
import { anItem } from "../../../../packages/cost-core/src/testing/catalogue-items.js";
import { type Asked, startWebServer, type WebServer } from "./web-server.js";

/** A row of the catalogue, as loosely as tests want to bend it. */
export type Item = Readonly<Record<string, unknown>>;
export type Trouble = (response: ServerResponse, asked: Asked) => unknown;

/** A price catalogue on 127.0.0.1 that speaks the public retail price protocol, and remembers every request. */
export interface FakeCatalogue {
  readonly web: WebServer;
  readonly baseUrl: string;
  items: readonly Item[];
  /** Rows of a page. */
  pageSize: number;
  /** What is answered in place of everything. */
  instead: Trouble | null;
  /** What is told as the next page in place of its address. */
  nextLink: ((link: string) => unknown) | null;
  stop(): Promise<void>;
}

const PATH = "/api/retail/prices";
const FILTERED = /^(\w+) eq '((?:[^']|'')*)'(?: and |$)/;
const CURRENCY = /^'([A-Z]{3})'$/;

export async function startFakeCatalogue(): Promise<FakeCatalogue> {
  const web = await startWebServer((asked, response) => answer(asked, response));
  const catalogue: FakeCatalogue = {
    web,
    baseUrl: `${web.url}${PATH}?api-version=2023-01-01-preview`,
    items: [],
    pageSize: 2,
    instead: null,
    nextLink: null,
    stop: () => web.stop(),
  };

  function answer(asked: Asked, response: ServerResponse): unknown {
    if (catalogue.instead !== null) {
      return catalogue.instead(response, asked);
    }
    const { pathname, searchParams } = new URL(asked.url, web.url);
    const currency = CURRENCY.exec(searchParams.get("currencyCode") ?? "'USD'")?.[1];
    const filter = filterOf(searchParams.get("$filter") ?? "");
    if (pathname !== PATH || asked.method !== "GET" || currency === undefined || filter === null) {
      return sendJson(response, { Error: { Code: "BadRequest", Message: "Invalid OData" } }, 400);
    }
    const told = { currency, filter, skip: Number(searchParams.get("$skip") ?? 0), search: asked.url };
    return sendJson(response, pageOf(catalogue, told));
  }

  return catalogue;
}

interface Told {
  readonly currency: string;
  readonly filter: ReadonlyMap<string, string>;
  readonly skip: number;
  readonly search: string;
}

/** As the real one does: amounts in the currency of whoever asks, and the whole address of the next page. */
function pageOf(
  { items, pageSize, web, nextLink }: FakeCatalogue,
  { currency, filter, skip, search }: Told,
): Item {
  const fitting = items.filter(
    (item) =>
      (item["currencyCode"] ?? currency) === currency &&
      [...filter].every(([name, value]) => item[name] === value),
  );
  const shown = fitting.slice(skip, skip + pageSize);
  const next = new URL(search, web.url);
  next.searchParams.set("$skip", String(skip + pageSize));
  const link = skip + pageSize < fitting.length ? next.href : null;
  return {
    BillingCurrency: currency,
    CustomerEntityId: "Default",
    CustomerEntityType: "Retail",
    Items: shown,
    NextPageLink: nextLink === null ? link : nextLink(link ?? next.href),
    Count: shown.length,
  };
}

/** The conditions of a filter; null for what is not of the language. */
function filterOf(text: string): ReadonlyMap<string, string> | null {
  const filter = new Map<string, string>();
  let rest = text;
  while (rest !== "") {
    const [all = "", name = "", value = ""] = FILTERED.exec(rest) ?? [];
    if (all === "") {
      return null;
    }
    filter.set(name, value.replaceAll("''", "'"));
    rest = rest.slice(all.length);
  }
  return filter;
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): unknown {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
  return response.end(JSON.stringify(body));
}

/** What can go wrong at a catalogue, by a word each, with the reason that is told. */
export const TROUBLES: readonly (readonly [trouble: string, reason: string, answer: Trouble])[] = [
  ["a page", "unreadable", (response) => response.writeHead(200).end("<h1>Sign in</h1><script>x</script>")],
  ["nothing", "unreadable", (response) => response.writeHead(200).end()],
  ["a list", "unreadable", (response) => sendJson(response, [anItem()])],
  ["other JSON", "unreadable", (response) => sendJson(response, { items: [] })],
  [
    "a price as text",
    "unreadable",
    (response) => sendJson(response, { Items: [anItem({ retailPrice: "1" })] }),
  ],
  [
    "bytes that are no text",
    "unreadable",
    (response) => response.writeHead(200).end(Buffer.from([0xff, 0xfe])),
  ],
  [
    "an answer that says it is packed",
    "unreadable",
    (response) => response.writeHead(200, { "content-encoding": "gzip" }).end("{}"),
  ],
  ["a server error", "refused", (response) => sendJson(response, { Message: "<b>Down</b>" }, 503)],
  ["a refusal", "refused", (response) => sendJson(response, { Message: "Invalid OData" }, 400)],
  ["what it has already", "refused", (response) => response.writeHead(204).end()],
  ["no answer", "unreadable", (response) => response.socket?.destroy()],
  [
    "half an answer",
    "unreadable",
    (response) => {
      response.writeHead(200, { "content-length": "1000" }).write('{"Items":');
      response.socket?.end();
    },
  ],
  [
    "too large an answer",
    "too-large",
    (response) => sendJson(response, { Items: [], filler: "x".repeat(2 * 1024 * 1024) }),
  ],
  ["an endless answer", "too-large", endless],
  [
    "itself in a circle",
    "unreachable",
    (response, { url }) => response.writeHead(302, { location: url }).end(),
  ],
  ["a file", "unreachable", (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end()],
];

function endless(response: ServerResponse): void {
  response.writeHead(200);
  const more = (): void => {
    if (!response.destroyed) {
      response.write(" ".repeat(64 * 1024), more);
    }
  };
  more();
}
