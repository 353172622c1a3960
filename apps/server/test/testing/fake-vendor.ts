import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { sendJson } from "./fake-catalogue.js";
import {
  questionOf,
  VENDOR_WIRES,
  type VendorAnswer,
  type VendorQuestion,
  type WireKind,
} from "./vendor-wires.js";
import { type Asked, startWebServer, type WebServer } from "./web-server.js";

/** How a vendor behaves to one request. */
export type VendorMode = (response: ServerResponse, question: VendorQuestion, asked: Asked) => unknown;

/** Vendors of AI on 127.0.0.1 that speak all four protocols, and remember every byte that they get. */
export interface FakeVendor {
  readonly web: WebServer;
  /** What was asked since the last `begin`. */
  readonly questions: readonly VendorQuestion[];
  baseUrlOf(kind: WireKind): string;
  /** From now on these modes in turn, the last one for all that follow. */
  begin(...modes: readonly [VendorMode, ...VendorMode[]]): void;
  stop(): Promise<void>;
}

export const VENDOR_TOKENS = { input: 1_000, cached: 100, output: 50 };

export async function startFakeVendor(): Promise<FakeVendor> {
  let modes: readonly VendorMode[] = [status(500)];
  let first = 0;
  const web = await startWebServer((asked, response) => {
    const question = questionOf(asked);
    if (question === null) {
      return sendJson(response, { error: { message: "No such path" } }, 404);
    }
    const mode = modes[0];
    modes = modes.length > 1 ? modes.slice(1) : modes;
    return mode?.(response, question, asked);
  });
  return {
    web,
    get questions() {
      return web.asked.slice(first).flatMap((asked) => questionOf(asked) ?? []);
    },
    baseUrlOf: (kind) => `${web.url}${VENDOR_WIRES[kind].base}`,
    begin: (...next) => {
      modes = next;
      first = web.asked.length;
    },
    stop: () => web.stop(),
  };
}

/** A good answer of this text, or with other parts. */
export function answers(text: string, parts: Partial<VendorAnswer> = {}): VendorMode {
  return (response, { kind, body }) => sendJson(response, wireOf(kind, { text, ...parts }, body));
}

/** The same, worked out from what was asked. */
export function answersTo(textFor: (question: VendorQuestion) => string): VendorMode {
  return (response, question, asked) => answers(textFor(question))(response, question, asked);
}

/** The answer of a vendor as its protocol has it. */
export function wireOf(
  kind: WireKind,
  parts: Partial<VendorAnswer>,
  body: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const whole: VendorAnswer = {
    ...{ text: "{}", finish: "whole", model: "model-as-reported", tokens: VENDOR_TOKENS },
    ...parts,
  };
  return VENDOR_WIRES[kind].answer(whole, body);
}

/** An error as vendors tell it, with words that nobody may repeat. */
export function status(code: number, headers: Readonly<Record<string, string>> = {}): VendorMode {
  return (response) => {
    response.writeHead(code, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { message: VENDOR_WORDS, type: "x" }, message: VENDOR_WORDS }));
  };
}

export const VENDOR_WORDS = "<script>alert('vendor')</script> words of a vendor";

/** Takes the request and never answers. */
export const hangs: VendorMode = () => undefined;

/** Answers after so many milliseconds. */
export function after(ms: number, mode: VendorMode): VendorMode {
  return (response, question, asked) => setTimeout(() => mode(response, question, asked), ms);
}

/** Answers when it is told to. */
export function held(mode: VendorMode): { readonly mode: VendorMode; release(): void } {
  const waiting: (() => unknown)[] = [];
  let isOpen = false;
  return {
    mode: (response, question, asked) => {
      const answer = () => mode(response, question, asked);
      return isOpen ? answer() : waiting.push(answer);
    },
    release: () => {
      isOpen = true;
      for (const answer of waiting.splice(0)) {
        answer();
      }
    },
  };
}

/** A good beginning without an end. */
export const endless: VendorMode = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const more = (): void => {
    if (!response.destroyed) {
      response.write(" ".repeat(256 * 1024), more);
    }
  };
  more();
};

export function redirects(location: string): VendorMode {
  return (response) => response.writeHead(307, { location }).end();
}

/** A whole answer that is larger than any may be. */
export const oversized: VendorMode = (response, { kind }) =>
  sendJson(response, { ...wireOf(kind, {}), filler: "x".repeat(9 * 1024 * 1024) });

/** A small answer that unpacks to a large one. */
export const gzipBomb: VendorMode = (response) => {
  const packed = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end(packed);
};

/** Half of a good answer, then nothing. */
export const halfAnswer: VendorMode = (response, { kind }) => {
  const whole = JSON.stringify(wireOf(kind, {}));
  response.writeHead(200, { "content-type": "application/json", "content-length": String(whole.length) });
  response.write(whole.slice(0, whole.length / 2));
  response.socket?.end();
};

/** A page of somebody else. */
export const page: VendorMode = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(`<h1>${VENDOR_WORDS}</h1>`);

/** JSON that is no answer of a vendor. */
export const otherJson: VendorMode = (response) => sendJson(response, { hello: VENDOR_WORDS });

export const breaksOff: VendorMode = (response) => response.socket?.destroy();
