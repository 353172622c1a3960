import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { createGzip, gzipSync } from "node:zlib";
import type { HostedRepository } from "./fake-code-host.js";
import type { ArchivedEntry } from "./hosted-archive.js";
import { type HandEntry, paxHeader, tarByHand } from "./tar-by-hand.js";

type Spoil = NonNullable<HostedRepository["spoil"]>;

/** The file that traps are made of. */
export const TRAPPED = "services/orders/src/main.ts";
const SECRET = "/etc/passwd";

/** Archives that lie about files: what they say is passed over, and the rest is as good as any. */
export const LYING: readonly (readonly [string, Spoil])[] = [
  ["a link in the place of a file", inPlace({ kind: "2", linkname: SECRET, content: "" })],
  ["a hard link in the place of a file", inPlace({ kind: "1", linkname: SECRET, content: "" })],
  ["a folder in the place of a file", inPlace({ kind: "5", content: "" })],
  ["a device in the place of a file", inPlace({ kind: "3", content: "" })],
  ["a pipe in the place of a file", inPlace({ kind: "6", content: "" })],
  ["a file with holes", inPlace({ kind: "S" })],
  ["an entry of no kind", inPlace({ kind: "?" })],
  ["another content of the same size", inPlace(({ content }) => ({ content: randomBytes(content.length) }))],
  ["a shorter content", inPlace(({ content }) => ({ content: content.subarray(1) }))],
  ["a longer content", inPlace(({ content }) => ({ content: Buffer.concat([content, content]) }))],
  ["no content", inPlace({ content: "" })],
  ["a file that is not there", except()],
  ["no file at all", () => gzipSync(tarByHand([]))],
  [
    "no folder around",
    (entries) =>
      byHand(entries.map(plain).map((entry) => ({ ...entry, name: entry.name.replace(/^[^/]+\//, "") }))),
  ],
  [
    "names that lead out",
    front(
      { name: "../../../tmp/out", content: "x" },
      { name: "/tmp/out", content: "x" },
      { name: "x/../../../tmp/out", content: "x" },
    ),
  ],
  ["the true file after a wrong one", front({ name: `x/${TRAPPED}`, content: "evil()" })],
  ["a wrong file after the true one", back({ name: `x/${TRAPPED}`, content: "evil()" })],
  [
    "another name by a header in front",
    front(paxHeader({ path: `x/${TRAPPED}` }), { name: "x", content: "evil()" }),
  ],
  ["another name for all", front(paxHeader({ path: `x/${TRAPPED}`, comment: "evil" }, "g"))],
  [
    "names of a thousand folders",
    front({ name: "x", content: "" }, paxHeader({ path: `x/${"a/".repeat(1_000)}b.ts` }), {
      name: "y",
      content: "x",
    }),
  ],
  [
    "names without letters",
    front({ name: "", content: "x" }, { name: "/", content: "x" }, { name: "\u0001", content: "x" }),
  ],
  ["a size below zero", front({ name: "x/a", size: Buffer.alloc(12, 0xff) })],
];

/** Archives that cannot be read to their end. */
export const BROKEN: readonly (readonly [string, Spoil])[] = [
  ["nothing", () => Buffer.alloc(0)],
  ["a page", () => Buffer.from("<!doctype html><p>Sign in</p>")],
  ["a packed page", () => gzipSync("<!doctype html><p>Sign in</p>".repeat(100))],
  ["noise", () => randomBytes(10_000)],
  ["packed noise", () => gzipSync(randomBytes(10_000))],
  ["an archive that is not packed", (entries) => tarByHand(entries.map(plain))],
  ["the first half", (entries) => firstHalf(byHand(entries.map(plain)))],
  [
    "the first half, packed as if it were all",
    (entries) => gzipSync(firstHalf(tarByHand(entries.map(plain)))),
  ],
  ["a connection that breaks", breaksOff],
  ["eight gibibytes that do not come", front({ name: "x/a", size: "77777777777 " })],
  ["a size beyond numbers", front({ name: "x/a", size: Buffer.alloc(12, 0xff).fill(0x80, 0, 1) })],
  ["a size that is none", front({ name: "x/a", size: "zzzzzzzzzzz " })],
  [
    "a size of a header in front that is none",
    front(paxHeader({ size: "x" }), { name: "x/a", content: "y" }),
  ],
  [
    "a size of a header in front that lies",
    front(paxHeader({ size: "5" }), { name: "x/a", content: randomBytes(2_000) }),
  ],
  ["a wrong sum", front({ name: "x/a", content: "y", checksum: "000000\0 " })],
  ["a header in front without end", front({ name: "x/a", kind: "x", size: "77777777777 " })],
  ["a name of five mebibytes", front({ name: "x/a", kind: "L", content: "a".repeat(5 * 1024 * 1024) })],
];

/** Archives that go on for longer than anybody reads. */
export const ENDLESS: readonly (readonly [string, Spoil])[] = [
  ["zeros without end", (_, response) => endless(response, Buffer.alloc(1024 * 1024))],
  [
    "a file without end",
    (_, response) =>
      endless(
        response,
        Buffer.alloc(1024 * 1024),
        tarByHand([{ name: "x/a", size: Buffer.from("8000000000ffffffffffffff", "hex") }], Buffer.alloc(0)),
      ),
  ],
  [
    "files without end",
    (_, response) =>
      endless(
        response,
        tarByHand(
          Array.from({ length: 1_000 }, (_, at) => ({ name: `x/${at}` })),
          Buffer.alloc(0),
        ),
      ),
  ],
];

function inPlace(change: Partial<HandEntry> | ((entry: ArchivedEntry) => Partial<HandEntry>)): Spoil {
  return (entries) =>
    byHand(
      entries.map((entry) => {
        const isIt = entry.name.endsWith(`/${TRAPPED}`);
        return { ...plain(entry), ...(isIt ? (typeof change === "function" ? change(entry) : change) : {}) };
      }),
    );
}

function except(): Spoil {
  return (entries) => byHand(entries.filter(({ name }) => !name.endsWith(`/${TRAPPED}`)).map(plain));
}

function front(...more: readonly HandEntry[]): Spoil {
  return (entries) => byHand([...more, ...entries.map(plain)]);
}

function back(...more: readonly HandEntry[]): Spoil {
  return (entries) => byHand([...entries.map(plain), ...more]);
}

function plain({ name, type, content, linkname }: ArchivedEntry): HandEntry {
  const kind = { file: "0", directory: "5", symlink: "2" }[type];
  return linkname === undefined ? { name, kind, content } : { name, kind, content, linkname };
}

function byHand(entries: readonly HandEntry[]): Buffer {
  return gzipSync(tarByHand(entries));
}

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

function breaksOff(entries: readonly ArchivedEntry[], response: ServerResponse): null {
  const bytes = byHand(entries.map(plain));
  response.writeHead(200, { "content-type": "application/x-gzip", "content-length": String(bytes.length) });
  response.write(firstHalf(bytes), () => response.socket?.destroy());
  return null;
}

/** Sends something, and then the same again and again until nobody takes it. */
function endless(response: ServerResponse, again: Buffer, first: Buffer = Buffer.alloc(0)): null {
  const packing = createGzip({ level: 1 });
  response.writeHead(200, { "content-type": "application/x-gzip" });
  packing.pipe(response);
  packing.write(first);
  const more = (): void => {
    while (!response.destroyed && packing.write(again)) {
      // Until it is full.
    }
  };
  packing.on("drain", more);
  response.on("close", () => packing.destroy());
  more();
  return null;
}
