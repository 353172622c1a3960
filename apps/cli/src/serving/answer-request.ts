import type { IncomingMessage, ServerResponse } from "node:http";
import { STYLE } from "../site/style.js";
import { failurePage } from "./failure-page.js";
import { RELOAD_PATH, type SiteState } from "./live-site.js";

/** Loads a page again when the server says that its files changed, and when the server is back. */
const RELOAD_SCRIPT = `"use strict";
const events = new EventSource("/events");
let lost = false;
events.addEventListener("changed", () => location.reload());
events.addEventListener("error", () => { lost = true; });
events.addEventListener("open", () => { if (lost) { location.reload(); } });
`;

const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cache-Control": "no-store",
};

/** A picture carries its own style, and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  js: "text/javascript; charset=utf-8",
};

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Answers a GET or HEAD of a path of the site. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: SiteState,
): Promise<void> {
  const { status, type, text } = await answerOf(pathOf(request), state);
  response.writeHead(status, {
    ...HEADERS,
    ...(type === "svg" ? { "Content-Security-Policy": PICTURE_POLICY } : {}),
    "Content-Type": TYPES[type] ?? "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
  });
  response.end(request.method === "HEAD" ? undefined : text);
}

/** The path of a request without what follows it; the first page for the root. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  return path === "/" ? "index.html" : path.slice(1);
}

async function answerOf(path: string, state: SiteState): Promise<Answer> {
  const type = path.slice(path.lastIndexOf(".") + 1);
  if (path === RELOAD_PATH) {
    return { status: 200, type, text: RELOAD_SCRIPT };
  }
  if (path === "style.css") {
    return { status: 200, type, text: STYLE };
  }
  if (!state.ok) {
    return { status: 503, type: "html", text: failurePage(state.failure) };
  }
  const write = state.files.get(path);
  return write === undefined
    ? { status: 404, type: "txt", text: "There is no such page.\n" }
    : { status: 200, type, text: await write() };
}
