import { constants, crc32, deflateRawSync } from "node:zlib";
import { endOf, type HandEnd, type HandEntry, u16, u32, zipByHand } from "./zip-by-hand.js";

/** An archive that somebody made to harm, and what it may be answered. */
export interface HostileArchive {
  readonly what: string;
  readonly bytes: () => Buffer;
  /** 200 stands for a true verdict, which is checked on its own. */
  readonly status: 200 | 400 | 413;
}

const MIB = 1024 * 1024;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const field = (id: number, bytes: Buffer): Buffer => Buffer.concat([u16(id, bytes.length), bytes]);

/** 64 times 16 MiB of zeros, in as little as deflate makes of it. */
function gibibyte(): Buffer {
  const part = deflateRawSync(Buffer.alloc(16 * MIB), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: 64 }, () => part), deflateRawSync(Buffer.alloc(0))]);
}

/** Archives made of the files of a true one; `real` is it. */
export function hostileArchives(
  files: readonly { readonly path: string; readonly content: Uint8Array }[],
  real: Buffer,
): readonly HostileArchive[] {
  const plain: readonly HandEntry[] = files.map(({ path, content }) => ({ name: path, content }));
  const [first = { name: "x", content: text("") }, ...others] = plain;
  const withFirst = (change: Partial<HandEntry>, end?: HandEnd): Buffer =>
    zipByHand([{ ...first, ...change }, ...others], end);
  const withMore = (...more: readonly HandEntry[]): Buffer => zipByHand([...plain, ...more]);
  const withEnd = (end: HandEnd): Buffer => zipByHand(plain, end);
  const withManifest = (change: (manifest: string) => string | Buffer): Buffer =>
    zipByHand(
      plain.map((entry) => {
        const isManifest = entry.name === "manifest.json";
        const sent = isManifest ? change(Buffer.from(entry.content).toString()) : entry.content;
        return { ...entry, content: Buffer.from(sent as Buffer) };
      }),
    );
  const named = (name: string | Buffer, more: Partial<HandEntry> = {}): Buffer =>
    withMore({ name, content: text("x"), ...more });
  const of = (what: string, status: 200 | 400 | 413, bytes: () => Buffer): HostileArchive => ({
    ...{ what, bytes, status },
  });
  const isNamed = (what: string, name: string | Buffer): HostileArchive =>
    of(`a file named ${what}`, 400, () => named(name));
  const size = first.content.length;
  return [
    of("the same, put together by hand", 200, () => zipByHand(plain)),
    of("in another order", 200, () => zipByHand(plain.toReversed())),
    of("deflated", 200, () => zipByHand(plain.map((entry) => ({ ...entry, deflated: true })))),
    of("with other times and modes", 200, () =>
      zipByHand(plain.map((entry) => ({ ...entry, both: { time: 5 }, record: { attributes: 0 } }))),
    ),
    of("with harmless extra fields", 200, () =>
      withFirst({ extra: field(0x5455, Buffer.alloc(5)), localExtra: field(0x5455, Buffer.alloc(9)) }),
    ),
    of("encrypted", 400, () => withFirst({ both: { flags: 1 } })),
    of("strongly encrypted", 400, () => withFirst({ both: { flags: 0x41 } })),
    of("with a hidden directory", 400, () => withFirst({ both: { flags: 0x2000 } })),
    of("encrypted in the local header alone", 400, () => withFirst({ local: { flags: 1 } })),
    of("encrypted as AES of another tool", 400, () => withFirst({ both: { method: 99, flags: 1 } })),
    of("with a data descriptor", 400, () =>
      withFirst({ both: { flags: 8 }, after: u32(0x08074b50, crc32(first.content), size, size) }),
    ),
    of("with a data descriptor and no sizes before it", 400, () =>
      withFirst({ both: { flags: 8 }, local: { crc: 0, packed: 0, bytes: 0 } }),
    ),
    of("with patched data", 400, () => withFirst({ both: { flags: 0x20 } })),
    of("Zip64 by its sizes", 400, () => withFirst({ both: { packed: 0xffffffff, bytes: 0xffffffff } })),
    of("Zip64 by an extra field", 400, () => withFirst({ extra: field(1, Buffer.alloc(16)) })),
    of("Zip64 by a local extra field", 400, () => withFirst({ localExtra: field(1, Buffer.alloc(16)) })),
    of("Zip64 by a locator", 400, () =>
      withEnd({ afterDirectory: Buffer.concat([u32(0x07064b50, 0, 0, 0, 1)]) }),
    ),
    of("Zip64 by its count", 400, () => withEnd({ entries: 0xffff, here: 0xffff })),
    of("Zip64 by the place of its directory", 400, () => withEnd({ directoryAt: 0xffffffff })),
    of("Zip64 by an offset", 400, () => withFirst({ record: { offset: 0xffffffff } })),
    of("on two disks", 400, () => withEnd({ disk: 1 })),
    of("beginning on another disk", 400, () => withEnd({ startDisk: 1 })),
    of("with fewer entries here than in all", 400, () => withEnd({ here: plain.length - 1 })),
    of("with an entry on another disk", 400, () => withFirst({ record: { disk: 1 } })),
    of("a link", 400, () => withFirst({ record: { attributes: 0xa1ff0000 } })),
    of("a device", 400, () => withFirst({ record: { attributes: 0x61a40000 } })),
    of("a pipe", 400, () => withFirst({ record: { attributes: 0x11a40000 } })),
    of("a folder by its mode", 400, () => withFirst({ record: { attributes: 0x41ed0000 } })),
    of("a folder by DOS", 400, () => withFirst({ record: { attributes: 0x10 } })),
    of("a folder by its name", 400, () => named("more/", { content: text("") })),
    of("a repeated name", 400, () => withMore(first)),
    of("a repeated name with other content", 400, () => withMore({ ...first, content: text("other") })),
    of("a name repeated in other letters", 400, () =>
      withMore({ ...first, name: String(first.name).toUpperCase() }),
    ),
    of("two manifests", 400, () => named("manifest.json", { content: text("{}") })),
    of("two manifests in other letters", 400, () => named("MANIFEST.JSON", { content: text("{}") })),
    isNamed("to go up", "../more.md"),
    isNamed("to go up within", "scenarios/../../more.md"),
    isNamed("to stay", "./more.md"),
    isNamed("with nothing between", "scenarios//more.md"),
    isNamed("absolutely", "/etc/passwd"),
    isNamed("on a drive", "C:/more.md"),
    isNamed("on a drive of its own", "C:more.md"),
    isNamed("of a share", "//server/share"),
    isNamed("with backslashes", "..\\..\\more.md"),
    isNamed("as a device", "CON"),
    isNamed("as a device with an ending", "aux.json"),
    isNamed("as a device in a folder", "scenarios/nul.json"),
    isNamed("as a stream of a file", "SDD.md:hidden"),
    isNamed("with a point at its end", "SDD.md."),
    isNamed("with a space at its end", "SDD.md "),
    isNamed("nothing", ""),
    isNamed("with U+0000", "SDD.md\0.txt"),
    isNamed("with a line feed", "a\nb"),
    isNamed("with an escape", "a\u001b[2Jb"),
    isNamed("in UTF-8", "Pläne.md"),
    isNamed("in CP437", Buffer.from([0x81, 0x84, 0x2e, 0x6d, 0x64])),
    isNamed("in UTF-8 that is none", Buffer.from([0xc0, 0xae, 0xc0, 0xae, 0x2f])),
    isNamed("in UTF-16", Buffer.from("more", "utf16le")),
    isNamed("from right to left", "a\u202egpj.md"),
    isNamed("with 65,535 characters", "a".repeat(65_535)),
    isNamed("as a prototype", "__proto__"),
    of("an extra field with another name", 400, () =>
      withFirst({ extra: field(0x7075, Buffer.concat([Buffer.from([1]), u32(0), Buffer.from("../x")])) }),
    ),
    of("extra fields that are cut off", 400, () =>
      withFirst({ extra: Buffer.concat([u16(0x5455, 99), u16(0)]) }),
    ),
    of("65,535 bytes of extra fields", 200, () =>
      withFirst({ extra: Buffer.concat(Array.from({ length: 16_383 }, () => u16(0x5455, 0))) }),
    ),
    of("a local header of another name", 400, () => withFirst({ localName: "../../x" })),
    of("a local header of another size", 400, () => withFirst({ local: { bytes: size + 1 } })),
    of("a local header of another CRC-32", 400, () => withFirst({ local: { crc: 1 } })),
    of("a local header of another method", 400, () => withFirst({ local: { method: 8 } })),
    of("a CRC-32 that is wrong in both", 400, () => withFirst({ both: { crc: 1 } })),
    of("an unknown method", 400, () => withFirst({ both: { method: 12 } })),
    of("stored with two sizes", 400, () => withFirst({ both: { bytes: size + 1 } })),
    of("overlapping entries", 400, () =>
      zipByHand([...plain, { ...first, name: "more.md", isOnly: "listed", record: { offset: 0 } }]),
    ),
    of("entries that share their data", 400, () =>
      zipByHand([
        ...plain,
        { ...first, name: "more.md", isOnly: "listed", record: { offset: 0, nameBytes: 7 } },
      ]),
    ),
    of("an entry that the directory leaves out", 400, () =>
      withMore({ name: "more.md", content: text("x"), isOnly: "local" }),
    ),
    of("an entry without a local header", 400, () =>
      withMore({ name: "more.md", content: text("x"), isOnly: "listed" }),
    ),
    of("an entry that no manifest lists", 400, () => named("more.md")),
    of("an offset past the end", 400, () => withFirst({ record: { offset: 0x7fffffff } })),
    of("an offset into the directory", 400, () => withFirst({ record: { offset: real.length - 60 } })),
    of("a size past the end", 413, () => withFirst({ both: { packed: 0x7ffffff, bytes: 0x7ffffff } })),
    of("with a comment", 400, () => withEnd({ comment: Buffer.from("hello") })),
    of("with the comment of an entry", 400, () => withFirst({ comment: Buffer.from("hello") })),
    of("with a comment that holds another end", 400, () => withEnd({ comment: endOf({ entries: 0 }) })),
    of("with a comment that holds another archive", 400, () => withEnd({ comment: zipByHand([first]) })),
    of("with a comment that is longer than it is", 400, () => withEnd({ commentBytes: 20 })),
    of("with two end records", 400, () => withEnd({ last: endOf({ entries: 0 }) })),
    of("with two end records that agree", 400, () => Buffer.concat([real, real.subarray(-22)])),
    of("followed by another archive", 400, () => Buffer.concat([real, zipByHand([first])])),
    of("preceded by another archive", 400, () => Buffer.concat([zipByHand([first]), real])),
    of("preceded by a program", 400, () => withEnd({ first: Buffer.from("MZ this runs") })),
    of("preceded by bytes that its offsets know", 400, () => withEnd({ first: Buffer.alloc(100) })),
    of("followed by a byte", 400, () => Buffer.concat([real, Buffer.alloc(1)])),
    of("with bytes before its directory", 400, () => withEnd({ beforeDirectory: Buffer.alloc(9) })),
    of("with bytes after its directory", 400, () => withEnd({ afterDirectory: Buffer.alloc(9) })),
    of("with a signature after its directory", 400, () =>
      withEnd({ afterDirectory: Buffer.concat([u32(0x05054b50), u16(4), Buffer.alloc(4)]) }),
    ),
    of("of a directory in a circle", 400, () => withEnd({ directoryAt: 0 })),
    of("of an end alone", 400, () => endOf({ entries: 0 })),
    of("of an end that lists 65,534 entries", 413, () => endOf({ entries: 65_534 })),
    of("of an end that lists 65,535 entries", 400, () => endOf({ entries: 65_535 })),
    of("of 5,001 entries", 413, () =>
      zipByHand(Array.from({ length: 5_001 }, (_, n) => ({ name: `${n}`, content: text("") }))),
    ),
    of("of 5,000 entries", 400, () =>
      zipByHand(Array.from({ length: 5_000 }, (_, n) => ({ name: `${n}`, content: text("") }))),
    ),
    of("an archive in an archive", 400, () => named("more.zip", { content: real })),
    of("a file of 16 MiB and a byte", 413, () =>
      named("more.md", { content: Buffer.alloc(16 * MIB + 1), deflated: true }),
    ),
    of("files of 33 MiB together", 413, () =>
      withMore(...["a", "b", "c"].map((name) => ({ name, content: Buffer.alloc(11 * MIB), deflated: true }))),
    ),
    of("a manifest of 16 MiB and a byte", 413, () =>
      zipByHand([{ name: "manifest.json", content: Buffer.alloc(16 * MIB + 1, 32), deflated: true }]),
    ),
    of("a manifest of 16 MiB of blanks", 400, () =>
      zipByHand([{ name: "manifest.json", content: Buffer.alloc(16 * MIB, 32), deflated: true }]),
    ),
    of("a bomb of 1 GiB that says so", 413, () =>
      named("more.md", { data: gibibyte(), both: { method: 8, bytes: 1024 * MIB } }),
    ),
    of("a bomb of 1 GiB that does not say so", 400, () =>
      named("more.md", { data: gibibyte(), both: { method: 8, bytes: 1_000 } }),
    ),
    of("a bomb of 1 GiB that is a manifest", 400, () =>
      zipByHand([
        { name: "manifest.json", content: text(""), data: gibibyte(), both: { method: 8, bytes: 16 * MIB } },
      ]),
    ),
    of("deflated data with bytes after their end", 400, () =>
      withFirst({
        data: Buffer.concat([deflateRawSync(first.content), Buffer.alloc(3)]),
        both: { method: 8 },
      }),
    ),
    of("deflated data that end early", 400, () =>
      withFirst({ data: deflateRawSync(first.content).subarray(0, -3), both: { method: 8 } }),
    ),
    of("a megabyte of blocks that hold nothing", 200, () => {
      const nothing = Buffer.concat(
        Array.from({ length: 200_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])),
      );
      return withFirst({
        data: Buffer.concat([nothing, deflateRawSync(first.content)]),
        both: { method: 8 },
      });
    }),
    of("a manifest with a repeated key", 400, () =>
      withManifest((it) => it.replace("{", '{"format":"service-bundle/4",')),
    ),
    of("a manifest with a repeated key in an escape", 400, () =>
      withManifest((it) => it.replace("{", '{"form\\u0061t":"service-bundle/4",')),
    ),
    of("a manifest with a lone surrogate", 400, () =>
      withManifest((it) => it.replace('"projectName": "', '"projectName": "\\ud800')),
    ),
    of("a manifest with U+0000", 200, () =>
      withManifest((it) => it.replace('"projectName": "', '"projectName": "\\u0000')),
    ),
    of("a manifest with a name of 3 MiB", 400, () =>
      withManifest((it) => it.replace('"projectName": "', `"projectName": "${"<".repeat(3 * MIB)}`)),
    ),
    of("a manifest of 100,000 levels", 400, () =>
      withManifest(() => `${"[".repeat(100_000)}${"]".repeat(100_000)}`),
    ),
    of("a manifest with a number of a million digits", 400, () =>
      withManifest((it) => it.replace('"streamVersion": ', `"streamVersion": ${"1".repeat(1_000_000)}`)),
    ),
    of("a manifest with 1e999", 400, () =>
      withManifest((it) => it.replace(/"streamVersion": \d+/, '"streamVersion": 1e999')),
    ),
    of("a manifest with a version of -1", 400, () =>
      withManifest((it) => it.replace(/"streamVersion": \d+/, '"streamVersion": -1')),
    ),
    of("a manifest with a prototype", 400, () =>
      withManifest((it) => it.replace("{", '{"__proto__":{"format":"x"},')),
    ),
    of("a manifest with a prototype of the state", 400, () =>
      withManifest((it) => it.replace('"pinned": {', '"pinned": {"__proto__":{"seal":"x"},')),
    ),
    of("a manifest with a byte order mark", 200, () => withManifest((it) => `\ufeff${it}`)),
    of("a manifest in UTF-16", 400, () => withManifest((it) => Buffer.from(it, "utf16le"))),
    of("a manifest that is no UTF-8", 400, () =>
      withManifest((it) => Buffer.concat([Buffer.from(it), Buffer.from([0xff])])),
    ),
    of("a manifest with another form of its text", 200, () =>
      withManifest((it) => JSON.stringify(JSON.parse(it))),
    ),
    of("a manifest that lists ../", 400, () =>
      withManifest((it) => it.replace('"path": "SDD.md"', '"path": "../SDD.md"')),
    ),
    of("a manifest with 200,000 scenarios", 400, () =>
      withManifest((it) =>
        it.replace(
          '"scenarios": [',
          `"scenarios": [${'{"id":"00000000-0000-4000-8000-000000000000","version":1},'.repeat(200_000)}`,
        ),
      ),
    ),
    ...[
      "service-bundle/1",
      "service-bundle/5",
      "service-bundle/04",
      "service-brief/1",
      "other",
      "constructor",
      "",
    ].map((format) =>
      of(`a manifest of the format ${JSON.stringify(format)}`, 400, () =>
        withManifest((it) => it.replace('"service-bundle/4"', JSON.stringify(format))),
      ),
    ),
  ];
}
